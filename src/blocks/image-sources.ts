import { imageUrl } from '#domain/image/image-url.ts'
import { imageHeight, type ImageRatio } from '#domain/image/sizes.ts'

/** Attributes of an `img` for a rendered picture, in the size that the reader's screen needs. */
export type ImageSources = { src: string; srcset: string; sizes: string; width: number; height: number }

const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600]

/** `width` is for browsers without srcset; `sizes` is the displayed width. */
export function imageSources(hash: string, ratio: ImageRatio, width: number, sizes: string): ImageSources {
  const at = (pixels: number) => imageUrl(hash, { width: pixels, height: imageHeight(pixels, ratio) })
  return {
    src: at(width),
    srcset: WIDTHS.map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
    sizes,
    width,
    height: imageHeight(width, ratio),
  }
}
