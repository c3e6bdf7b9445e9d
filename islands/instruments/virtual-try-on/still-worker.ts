import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { FrameSubject } from '#domain/frame/design.ts'
import { drawStill } from '#domain/virtual-try-on/draw-still.ts'
import type { Wearer } from '#domain/virtual-try-on/wearer.ts'

/** To the worker, one picture at a time; it answers with the pixels (RGBA). */
export type StillRequest = { id: number; image: PixelImage; wearer: Wearer; subject: FrameSubject }
export type StillAnswer = { id: number; pixels: Uint8ClampedArray<ArrayBuffer> }

addEventListener('message', ({ data }: MessageEvent<StillRequest>) => {
  const { id, image, wearer, subject } = data
  const colours = drawStill(image, wearer, subject)
  const pixels = new Uint8ClampedArray((colours.length / 3) * 4)
  for (let pixel = 0; pixel < colours.length / 3; pixel++) {
    pixels.set(colours.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    pixels[pixel * 4 + 3] = 255
  }
  const answer: StillAnswer = { id, pixels }
  postMessage(answer, { transfer: [pixels.buffer] })
})
