/**
 * All front pictures have one scale, so that a wide frame looks wide: 2.98 pixels per millimetre at a width of 560 pixels. The middle of
 * the bridge at half the lens height is the centre of the picture.
 */
const FRONT_WIDTHS_PER_MM = 2.98 / 560

/** From where a front is seen, and the radius of its curve around the face, in millimetres. */
export const FRONT_DISTANCE = 620
export const FACE_CURVE = 210

/**
 * How far from the middle of a front picture a point of the frame is seen, in millimetres at the bridge: a front curves away from whoever
 * looks at it, so that its ends seem nearer to the middle than they are.
 */
export const seenAt = (x: number): number =>
  (x * FRONT_DISTANCE) / (FRONT_DISTANCE + (x * x) / (2 * FACE_CURVE))

/** In very wide pictures the height sets the scale: so many millimetres must fit. */
const LEAST_HEIGHT_MM = 88

/** Pixels per millimetre in a front picture of that size. */
export const frontPixels = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width * FRONT_WIDTHS_PER_MM, height / LEAST_HEIGHT_MM)
