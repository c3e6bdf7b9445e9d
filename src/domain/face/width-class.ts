import type { WidthSpan } from '#domain/listing/width-span.ts'

/** How wide a frame should be, in mm; the truth lies within `plusMinus` in 95 of 100. */
export type FrameWidth = { width: number; plusMinus: number }

/** A class of widths; two neighbours, or all three, where one is not certain. */
export type WidthClass = 'narrow' | 'narrow-medium' | 'medium' | 'medium-wide' | 'wide' | 'narrow-medium-wide'

/** The least widths of medium and of wide frames, in mm. */
export type WidthBounds = { medium: number; wide: number }

/** The bounds of a shop, and the listings of its frames. */
export type FrameSizes = { bounds: WidthBounds; listings: readonly { label: string; path: string }[] }

/** For a shop that does not tell the widths of its frames. */
export const USUAL_BOUNDS: WidthBounds = { medium: 131, wide: 138 }

/** The bounds that divide a shop's frames into three parts, as equal as their widths allow. `usual` where they have fewer than three widths. */
export function widthBounds(
  frames: readonly { width: number; count: number }[],
  usual: WidthBounds = USUAL_BOUNDS,
): WidthBounds {
  const counted = frames.filter(({ count }) => count > 0)
  const widths = [...new Set(counted.map(({ width }) => width))].toSorted((a, b) => a - b)
  if (widths.length < 3) return usual
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const below = (bound: number) =>
    counted.reduce((sum, { width, count }) => sum + (width < bound ? count : 0), 0)
  const nearest = (bounds: readonly number[], share: number) =>
    bounds.toSorted((a, b) => Math.abs(below(a) - share * all) - Math.abs(below(b) - share * all))[0]!
  const medium = nearest(widths.slice(1, -1), 1 / 3)
  return {
    medium,
    wide: nearest(
      widths.filter((width) => width > medium),
      2 / 3,
    ),
  }
}

/** The class of a width, with each other one whose bound is nearer than the uncertainty. */
export function widthClass({ width, plusMinus }: FrameWidth, { medium, wide }: WidthBounds): WidthClass {
  const isNear = (bound: number) => Math.abs(width - bound) < plusMinus
  if (isNear(medium)) return isNear(wide) ? 'narrow-medium-wide' : 'narrow-medium'
  if (isNear(wide)) return 'medium-wide'
  return width < medium ? 'narrow' : width < wide ? 'medium' : 'wide'
}

/** What listings are filtered by: as wide as the face, give or take the uncertainty. */
export const fittingSpan = ({ width, plusMinus }: FrameWidth): WidthSpan & { most: number } => ({
  least: width - plusMinus,
  most: width + plusMinus,
})
