import { imageAddress } from '#domain/picture/address.ts'
import { heightFor } from '#domain/picture/sizes.ts'

/** The first picture of a gallery, which is likely the largest paint: its page loads it ahead in the same words. */
export const FIRST_PICTURE = {
  ratio: '4:3',
  sizes: '(width >= 68.5rem) calc(100vw - 33rem), 100vw',
} as const

/** Widths that a gallery offers. */
export const PICTURE_STEPS = [360, 480, 720, 800, 960] as const

/** The same picture as the head of the page asks for it. */
export function preloadOf(hash: string | undefined) {
  if (hash === undefined) return undefined
  const at = (width: number) => imageAddress(hash, { width, height: heightFor(width, FIRST_PICTURE.ratio) })
  return {
    href: at(480),
    srcset: PICTURE_STEPS.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: FIRST_PICTURE.sizes,
  }
}
