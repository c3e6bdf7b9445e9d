import { imageSource } from '#domain/catalogue/images.ts'
import type { Image } from '#domain/catalogue/product.ts'
import { imageUrl } from '#domain/image/image-url.ts'

/** Square, as search engines show goods; in pixels. */
const SIZE = { width: 1200, height: 1200 }
const MOST = 4

/** The paths of the pictures that search engines are given: each once, the first four. */
export function picturePaths(pictures: readonly (Image | undefined)[]): string[] {
  const sources = new Set(pictures.flatMap((picture) => imageSource(picture) ?? []))
  return [...sources].slice(0, MOST).map((source) => imageUrl(source, SIZE))
}
