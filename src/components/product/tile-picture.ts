import type { Tile } from '#domain/catalogue/tile.ts'
import { imageAddress } from '#domain/picture/address.ts'

const WIDTHS = [360, 480, 640]

/** The picture of a tile in the widths that shelves show. */
export function tilePicture(hash: string) {
  const at = (width: number) => imageAddress(hash, { width, height: (width / 4) * 5 })
  return {
    src: at(360),
    srcset: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '(width >= 80rem) 24vw, (width >= 48rem) 32vw, 49vw',
  }
}

/** What the head of a page that begins with a shelf loads ahead: the picture that is likely its largest paint. */
export function preloadOf([first]: readonly Tile[]) {
  if (!first?.image) return undefined
  const { src, ...others } = tilePicture(first.image)
  return { href: src, ...others }
}
