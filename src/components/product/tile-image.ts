import type { Tile } from '#domain/catalogue/tile.ts'
import { imageUrl } from '#domain/image/image-url.ts'

const WIDTHS = [360, 480, 640]

/** The picture of a tile in the widths that listings use. */
export function tileImage(hash: string) {
  const at = (width: number) => imageUrl(hash, { width, height: (width / 4) * 5 })
  return {
    src: at(360),
    srcset: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '(width >= 80rem) 24vw, (width >= 48rem) 32vw, 49vw',
  }
}

/** The picture that the head of a page preloads where the page begins with a listing: it is likely the largest paint. */
export function tilePreload([first]: readonly Tile[]) {
  if (!first?.image) return undefined
  const { src, ...others } = tileImage(first.image)
  return { href: src, ...others }
}
