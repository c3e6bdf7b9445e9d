/** Frames that can be compared on one picture. */
export const MAX_FRAMES = 4

/** A product, and one of its sizes where it is known. */
export type FrameChoice = { productId: number; variantId?: number }

const CHOICE = /^(\d{1,9})(?:-(\d{1,9}))?$/

/**
 * The frames that an address names, in its order: `17` is a product, `17-203` one of its variants. What cannot be read is left out, as is
 * what comes after the fourth.
 */
export const readFrameChoices = (frames: string): FrameChoice[] =>
  frames
    .split(',')
    .flatMap((each): FrameChoice[] => {
      const [, product, variant] = CHOICE.exec(each.trim()) ?? []
      if (product === undefined) return []
      return [{ productId: Number(product), ...(variant !== undefined && { variantId: Number(variant) }) }]
    })
    .slice(0, MAX_FRAMES)

/** The query of the instrument's address. */
export const frameQuery = (choices: readonly FrameChoice[]): string =>
  choices.length === 0
    ? ''
    : `?frames=${choices
        .slice(0, MAX_FRAMES)
        .map(({ productId, variantId }) => [productId, variantId].filter(Boolean).join('-'))
        .join(',')}`
