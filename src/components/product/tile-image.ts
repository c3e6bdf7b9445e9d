import type { Tile } from '#domain/catalogue/tile.ts'
import { imageUrl } from '#domain/image/image-url.ts'

const WIDTHS = [360, 480, 640]

const at = (hash: string, width: number) => imageUrl(hash, { width, height: (width / 4) * 5 })

/** The picture of a tile in the widths that listings use. */
export function tileImage(hash: string) {
  return {
    src: at(hash, 360),
    srcset: WIDTHS.map((width) => `${at(hash, width)} ${width}w`).join(', '),
    sizes: '(width >= 80rem) 24vw, (width >= 48rem) 32vw, 49vw',
  }
}

/** The picture that is likely the largest paint of a page that begins with a listing. */
export function tilePreload([first]: readonly Tile[]) {
  if (!first?.image) return undefined
  const { srcset, sizes } = tileImage(first.image)
  return { href: at(first.image, 480), fit: 'cover' as const, sources: { srcset, sizes } }
}
