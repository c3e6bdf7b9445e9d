import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import type { PicturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { findLandmarks, type FaceModels } from './find-landmarks.ts'
import { openModel } from './model.ts'
import { compileSimd } from './simd-kernels.ts'

/** To the worker: first both models and the kernels in WebAssembly, then pictures. */
export type FaceRequest =
  | { kind: 'open'; detector: ArrayBuffer; mesh: ArrayBuffer; kernels: ArrayBuffer }
  | { kind: 'find'; id: number; image: PicturePixels; track: boolean }
/** With the picture, which is handed over to the worker and back: a copy of 1280 × 960 pixels takes as long as half of a search. */
export type FaceAnswer = { id: number; image: PicturePixels; landmarks: FaceLandmarks | undefined }

let models: FaceModels | undefined
let last: FaceLandmarks | undefined

addEventListener('message', ({ data }: MessageEvent<FaceRequest>) => {
  if (data.kind === 'open') {
    const simd = compileSimd(data.kernels)
    models = { detector: openModel(data.detector, simd), mesh: openModel(data.mesh, simd) }
    return
  }
  if (!models) throw new Error('a picture before the models')
  const { id, image, track } = data
  last = findLandmarks(models, image, track ? last : undefined)
  const answer: FaceAnswer = { id, image, landmarks: last }
  postMessage(answer, { transfer: [image.data.buffer] })
})
