import type { FaceModels } from '#islands/instruments/face/find-landmarks.ts'
import { openModel } from '#islands/instruments/face/model.ts'
import { compileSimd } from '#islands/instruments/face/simd-kernels.ts'
import { compileKernels } from '../../src/setup/face-model/compile-kernels.ts'
import { cutFaceModel } from '../../src/setup/face-model/cut-face-model.ts'

/** What the build writes. */
const files = { detector: cutFaceModel('detector').buffer, mesh: cutFaceModel('mesh').buffer }

/** Both models, with the plain kernels where no module of others is given. */
export const openFaceModels = (simd?: WebAssembly.Module): FaceModels => ({
  detector: openModel(files.detector, simd),
  mesh: openModel(files.mesh, simd),
})

/** Throws where this machine has no SIMD: tests of its kernels would pass with the plain ones. */
export async function simdModule(): Promise<WebAssembly.Module> {
  const module = compileSimd(await compileKernels())
  if (!module) throw new Error('this machine runs no WebAssembly with SIMD')
  return module
}

/** Both models, with the kernels in WebAssembly. */
export const openFastFaceModels = async (): Promise<FaceModels> => openFaceModels(await simdModule())
