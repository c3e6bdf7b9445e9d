/** The first picture of a gallery, which is likely the largest paint: its page loads it ahead in the same words. */
export const FIRST_PICTURE = {
  ratio: '4:3',
  sizes: '(width >= 68.5rem) calc(100vw - 33rem), 100vw',
} as const

/** Widths that a gallery offers. */
export const PICTURE_STEPS = [360, 480, 720, 960] as const
