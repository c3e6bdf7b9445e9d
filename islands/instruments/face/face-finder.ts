import files from 'virtual:face-models'
import { type FaceGeometry, readFaceGeometry } from '#domain/face/face-geometry.ts'
import type { FaceLandmarks } from '#domain/face/face-landmarks.ts'
import type { PicturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import type { FaceAnswer, FaceRequest } from './face-worker.ts'

/** landmarks, undefined: no face. */
export type SearchedPicture = { image: PicturePixels; landmarks: FaceLandmarks | undefined }

export type FaceFinder = {
  /**
   * The picture is handed over, empty from then on: the answer has its pixels. Pictures of a film: `track` looks first where the face was in the picture
   * before.
   */
  find(image: PicturePixels, options?: { track?: boolean }): Promise<SearchedPicture>
  /** Then it finds nothing any more. */
  hasFailed(): boolean
  close(): void
}

const FAILED = 'the face worker failed'

/** Of both models together, for the words before they are loaded. */
export const MODEL_BYTES = files.detector.bytes + files.mesh.bytes

/** The canonical face, which has a depth at each point. Rejects where it cannot be loaded. */
export const loadFaceGeometry = async (): Promise<FaceGeometry> =>
  readFaceGeometry(await load(files.geometry.address))

/** Loads the models and finds faces beside the page's own work. Rejects where they cannot be loaded. */
export async function openFaceFinder(): Promise<FaceFinder> {
  const [detector, mesh, kernels] = await Promise.all([
    load(files.detector.address),
    load(files.mesh.address),
    load(files.kernels.address),
  ])
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<SearchedPicture>>()
  const post = (request: FaceRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer)
  worker.addEventListener('message', ({ data }: MessageEvent<FaceAnswer>) => {
    const { id, image, landmarks } = data
    waiting.get(id)?.resolve({ image, landmarks })
    waiting.delete(id)
  })
  let hasFailed = false
  worker.addEventListener('error', () => {
    hasFailed = true
    for (const each of waiting.values()) each.reject(new Error(FAILED))
    waiting.clear()
  })
  post({ kind: 'open', detector, mesh, kernels }, [detector, mesh, kernels])
  let count = 0
  return {
    find(image, { track = false } = {}) {
      if (hasFailed) return Promise.reject(new Error(FAILED))
      count += 1
      const answer = Promise.withResolvers<SearchedPicture>()
      waiting.set(count, answer)
      const { width, height, data } = image
      post({ kind: 'find', id: count, image: { width, height, data }, track }, [data.buffer])
      return answer.promise
    },
    hasFailed: () => hasFailed,
    close: () => worker.terminate(),
  }
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
