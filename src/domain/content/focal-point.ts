/** Where a picture is cut around, in percent of its width and height. */
export type FocalPoint = { x: number; y: number }

/** Styles know these steps alone. */
const STEP = 20

/**
 * The middle of the area that an editor marked ("left×top:right×bottom", in pixels of the picture), in steps of 20
 * percent. Null without an area, and where it lies outside of the picture.
 *
 * @example focalPoint('100x0:300x100', { width: 1000, height: 500 }) // { x: 20, y: 20 }
 */
export function focalPoint(
  focus: string | undefined,
  size: { width: number; height: number } | undefined,
): FocalPoint | null {
  const numbers = /^(\d+)x(\d+):(\d+)x(\d+)$/
    .exec(focus ?? '')
    ?.slice(1)
    .map(Number)
  if (!numbers || !size) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers
  const x = percent((left + right) / 2, size.width)
  const y = percent((top + bottom) / 2, size.height)
  return x > 100 || y > 100 ? null : { x, y }
}

const percent = (part: number, whole: number): number => Math.round((part * 100) / whole / STEP) * STEP
