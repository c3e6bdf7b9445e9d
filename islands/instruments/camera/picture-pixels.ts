import type { PixelImage } from '#domain/face/face-landmarks.ts'

/** In memory that can be handed over to a worker. */
export type PicturePixels = PixelImage & { readonly data: Uint8ClampedArray<ArrayBuffer> }

/** The pixels of a picture. */
export function picturePixels(picture: ImageBitmap): PicturePixels {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to read a picture')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, width, height)
}
