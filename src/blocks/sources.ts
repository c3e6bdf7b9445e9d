import { imageAddress } from '#domain/picture/address.ts'
import { heightFor, type PictureRatio } from '#domain/picture/sizes.ts'

/** Attributes of an `img` that shows a drawn picture in whatever size the reader's screen needs. */
export type Sources = { src: string; srcset: string; sizes: string; width: number; height: number }

const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600]

/** `width` is what a browser without srcset gets; `sizes` tells how wide the picture stands. */
export function pictureSources(hash: string, ratio: PictureRatio, width: number, sizes: string): Sources {
  const at = (pixels: number) => imageAddress(hash, { width: pixels, height: heightFor(pixels, ratio) })
  return {
    src: at(width),
    srcset: WIDTHS.map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
    sizes,
    width,
    height: heightFor(width, ratio),
  }
}
