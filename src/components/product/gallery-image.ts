import { imageUrl } from '#domain/image/image-url.ts'
import { imageHeight } from '#domain/image/sizes.ts'

/** The first picture of a gallery is likely the largest paint. */
export const FIRST_IMAGE = {
  ratio: '4:3',
  sizes: '(width >= 68.5rem) calc(100vw - 33rem), 100vw',
} as const

/** Widths that a gallery offers. */
export const GALLERY_IMAGE_WIDTHS = [360, 480, 720, 800, 960] as const

/** The same picture for the head of the page. */
export function galleryPreload(hash: string | undefined) {
  if (hash === undefined) return undefined
  const at = (width: number) => imageUrl(hash, { width, height: imageHeight(width, FIRST_IMAGE.ratio) })
  return {
    href: at(480),
    fit: 'cover' as const,
    sources: {
      srcset: GALLERY_IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
      sizes: FIRST_IMAGE.sizes,
    },
  }
}
