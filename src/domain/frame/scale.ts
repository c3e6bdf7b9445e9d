/**
 * All front pictures are drawn at one scale, so that a wide frame looks wide: 2.98 pixels a millimetre at a width of
 * 560 pixels. The middle of the bridge at half the lens height is the middle of the picture.
 */
const FRONT_WIDTHS_PER_MM = 2.98 / 560

/** Very wide pictures are bound by their height: this many millimetres must fit. */
const LEAST_HEIGHT_MM = 88

/** Pixels a millimetre in a front picture of that size. */
export const frontPixels = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width * FRONT_WIDTHS_PER_MM, height / LEAST_HEIGHT_MM)
