import type { Plugin } from 'vite'
import { compileKernels } from './compile-kernels.ts'
import { cutFaceGeometry } from './cut-face-geometry.ts'
import { cutFaceModel } from './cut-face-model.ts'

const ID = 'virtual:face-models'
const DEV_FOLDER = '/@face-models/'
/** Vite puts the address of an emitted file in its place. */
const FILE_URL = 'import.meta.ROLLUP_FILE_URL_'

const FILES = {
  detector: { name: 'face-detector.bin', make: () => cutFaceModel('detector') },
  mesh: { name: 'face-mesh.bin', make: () => cutFaceModel('mesh') },
  geometry: { name: 'face-geometry.bin', make: cutFaceGeometry },
  kernels: { name: 'face-kernels.wasm', make: compileKernels },
}

/**
 * `virtual:face-models`: the addresses of both models, of the canonical face and of the kernels, with their sizes in bytes. A build writes them as files with a
 * hash in their names.
 */
export function faceModels(): Plugin {
  let isBuild = false
  return {
    name: 'face-models',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const entries = Object.entries(FILES).map(async ([key, { name, make }]) => {
        const source = await make()
        const emit = () => this.emitFile({ type: 'asset', name, source })
        const address = isBuild ? FILE_URL + emit() : JSON.stringify(DEV_FOLDER + name)
        return `${key}: { address: ${address}, bytes: ${source.length} }`
      })
      return `export default { ${(await Promise.all(entries)).join(', ')} }`
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const file = Object.values(FILES).find(({ name }) => request.url === DEV_FOLDER + name)
        if (!file) return next()
        response.setHeader('content-type', 'application/octet-stream')
        response.end(await file.make())
      })
    },
  }
}
