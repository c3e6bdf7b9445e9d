import type { FrameSubject } from '#domain/frame/design.ts'
import { type FoundFace, wearerOf } from './found-face.ts'
import type { StillAnswer, StillRequest } from './still-worker.ts'

export type FrameDrawer = {
  /** The face with a frame, as large as its picture; the receiver closes it. Rejects where it cannot be drawn. */
  draw(face: FoundFace, scale: number, subject: FrameSubject): Promise<ImageBitmap>
  close(): void
}

/** Draws in a worker with the rasteriser of the product pictures. */
export function openRasterDrawer(): FrameDrawer {
  const worker = new Worker(new URL('./still-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<StillAnswer['pixels']>>()
  worker.addEventListener('message', ({ data }: MessageEvent<StillAnswer>) => {
    waiting.get(data.id)?.resolve(data.pixels)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const each of waiting.values()) each.reject(new Error('a frame could not be drawn'))
    waiting.clear()
  })
  let count = 0
  return {
    async draw(face, scale, subject) {
      count += 1
      const answer = Promise.withResolvers<StillAnswer['pixels']>()
      waiting.set(count, answer)
      const { width, height, data } = face.image
      const image = { width, height, data }
      const request: StillRequest = { id: count, image, wearer: wearerOf(face, scale), subject }
      worker.postMessage(request, [])
      return createImageBitmap(new ImageData(await answer.promise, width, height))
    },
    close: () => worker.terminate(),
  }
}
