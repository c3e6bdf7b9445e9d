import type { Tile } from '#domain/catalogue/tile.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { TILE_SIZE } from '#domain/image/sizes.ts'

/** The address of the picture of a tile. */
export const tileImage = (hash: string): string => imageUrl(hash, TILE_SIZE)

/** The picture that is likely the largest paint of a page that begins with a listing. */
export function tilePreload([first]: readonly Tile[]) {
  if (!first?.image) return undefined
  return {
    href: imageUrl(first.image, { width: 480, height: 600 }),
    fit: 'cover' as const,
    sources: { srcset: `${tileImage(first.image)} ${TILE_SIZE.width}w`, sizes: '49vw' },
  }
}
