import { readFileSync } from 'node:fs'
import { main as compile } from 'assemblyscript/asc'

const SOURCE = new URL('simd-kernels.as', import.meta.url)
/** The compiler reads files that end in `.ts`, which the project's other tools would take for TypeScript. */
const FILE = 'simd-kernels.ts'
const OPTIONS = ['--enable', 'simd', '--runtime', 'stub', '-O3', '--noAssert']

/** The kernels with SIMD as a WebAssembly module. */
export async function compileKernels(): Promise<Uint8Array<ArrayBuffer>> {
  let module: Uint8Array<ArrayBuffer> | undefined
  const { error, stderr } = await compile([FILE, '--outFile', 'kernels.wasm', ...OPTIONS], {
    readFile: (name) => (name === FILE ? readFileSync(SOURCE, 'utf8') : null),
    writeFile(name, contents) {
      if (name === 'kernels.wasm' && typeof contents !== 'string') module = new Uint8Array(contents)
    },
    listFiles: () => [],
  })
  if (error || !module) throw new Error(`face kernels: ${stderr.toString()}`, { cause: error })
  return module
}
