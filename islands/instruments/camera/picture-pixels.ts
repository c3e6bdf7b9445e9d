import type { PixelImage } from '#domain/face/face-landmarks.ts'
import type { Size } from '#domain/raster/camera.ts'

/** In memory that can be handed over to a worker. */
export type PicturePixels = PixelImage & { readonly data: Uint8ClampedArray<ArrayBuffer> }

/** The pixels of a picture, in its own size or another one. */
export function picturePixels(picture: ImageBitmap, { width, height }: Size = picture): PicturePixels {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to read a picture')
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
