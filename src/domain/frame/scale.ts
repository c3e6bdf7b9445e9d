/**
 * All front pictures have one scale, so that a wide frame looks wide: 2.98 pixels per millimetre at a width of 560 pixels. The middle of
 * the bridge at half the lens height is the centre of the picture.
 */
const FRONT_WIDTHS_PER_MM = 2.98 / 560

/** In very wide pictures the height sets the scale: so many millimetres must fit. */
const LEAST_HEIGHT_MM = 88

/** Pixels per millimetre in a front picture of that size. */
export const frontPixels = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width * FRONT_WIDTHS_PER_MM, height / LEAST_HEIGHT_MM)
