/** Widths of frames in whole millimetres: at least `least` (spec §5 "Glasses-width filter"), and where a face was measured at most `most`. */
export type WidthSpan = { least: number; most?: number }

/** Narrower than frames for children, and wider than any. */
export const NARROWEST = 80
const WIDEST = 200

/**
 * `132` or `132-142`. Bounds are clamped to 80 and 200 mm, and swapped where the first is higher; null for anything else.
 */
export function readWidthSpan(text: string | null): WidthSpan | null {
  const [, first, second] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(text?.trim() ?? '') ?? []
  if (first === undefined) return null
  const from = clamped(first)
  if (second === undefined) return { least: from }
  const to = clamped(second)
  return { least: Math.min(from, to), most: Math.max(from, to) }
}

/** The same from two fields of a form, either of which may be empty. */
export function readWidthBounds(least: string | null, most: string | null): WidthSpan | null {
  return most ? readWidthSpan(`${least || NARROWEST}-${most}`) : readWidthSpan(least)
}

export const writeWidthSpan = ({ least, most }: WidthSpan): string =>
  most === undefined ? String(least) : `${least}-${most}`

const clamped = (digits: string): number => Math.min(WIDEST, Math.max(NARROWEST, Number(digits)))
