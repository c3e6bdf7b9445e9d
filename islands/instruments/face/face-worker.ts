import type { FaceLandmarks, PixelImage } from '#domain/face/face-landmarks.ts'
import { findLandmarks, type FaceModels } from './find-landmarks.ts'
import { openModel } from './model.ts'
import { compileSimd } from './simd-kernels.ts'

/** To the worker: first both models and the kernels in WebAssembly, then pictures. */
export type FaceRequest =
  | { kind: 'open'; detector: ArrayBuffer; mesh: ArrayBuffer; kernels: ArrayBuffer }
  | { kind: 'find'; id: number; image: PixelImage; track: boolean }
export type FaceAnswer = { id: number; landmarks: FaceLandmarks | undefined }

let models: FaceModels | undefined
let last: FaceLandmarks | undefined

addEventListener('message', ({ data }: MessageEvent<FaceRequest>) => {
  if (data.kind === 'open') {
    const simd = compileSimd(data.kernels)
    models = { detector: openModel(data.detector, simd), mesh: openModel(data.mesh, simd) }
    return
  }
  if (!models) throw new Error('a picture before the models')
  last = findLandmarks(models, data.image, data.track ? last : undefined)
  const answer: FaceAnswer = { id: data.id, landmarks: last }
  postMessage(answer)
})
