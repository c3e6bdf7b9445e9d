import type { Point } from './fit-circles.ts'

/** A part of a picture, in whole pixels of it. */
export type PicturePart = { left: number; top: number; width: number; height: number }

/**
 * The part of a picture in which a person moves marks: all of them, and `reach` pixels around them, as far as the picture goes. In a whole picture
 * the marks of a small face cover each other on a phone.
 */
export function markedPart(
  marks: readonly Point[],
  reach: number,
  { width, height }: { width: number; height: number },
): PicturePart {
  const [left, right] = span(
    marks.map(({ x }) => x),
    reach,
    width,
  )
  const [top, bottom] = span(
    marks.map(({ y }) => y),
    reach,
    height,
  )
  return { left, top, width: right - left, height: bottom - top }
}

function span(places: readonly number[], reach: number, end: number): readonly [from: number, to: number] {
  const from = Math.floor(Math.min(...places) - reach)
  const to = Math.ceil(Math.max(...places) + reach)
  return [Math.max(from, 0), Math.min(to, end)]
}
