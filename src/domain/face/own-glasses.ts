import type { FrameWidth } from './width-class.ts'

/** What is printed on a frame, in millimetres: width of a lens, width of the bridge, length of a temple. */
export type FrameNumbers = { lensWidth: number; bridgeWidth: number; templeLength?: number }

/** The box between lens and bridge is drawn as □ on frames, and the shop writes a dot before the temple; people type a space, a dash, a slash or an x. */
const PRINTED = /(?<!\d)(\d{2})\s*[□☐▢⎕\-–/x×\s]\s*(\d{2})(?:\s*[□·\-–/x×\s]\s*(\d{3}))?(?!\d)/iu

/** Smallest and largest numbers of frames that are made for children and adults. */
const RANGE = { lensWidth: [36, 66], bridgeWidth: [10, 28], templeLength: [100, 165] } as const

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

/**
 * Reads the numbers inside a temple, `52□18-145`. Undefined if there are none, or none that a frame can have:
 * colours and models are printed beside them.
 */
export function readFrameNumbers(printed: string): FrameNumbers | undefined {
  const match = PRINTED.exec(printed)
  if (match === null) return undefined
  const [lensWidth, bridgeWidth] = [Number(match[1]), Number(match[2])]
  if (!isWithin(lensWidth, RANGE.lensWidth) || !isWithin(bridgeWidth, RANGE.bridgeWidth)) return undefined
  if (match[3] === undefined) return { lensWidth, bridgeWidth }
  const templeLength = Number(match[3])
  return isWithin(templeLength, RANGE.templeLength) ? { lensWidth, bridgeWidth, templeLength } : undefined
}

/** From a lens to the outer edge of the front at the hinge, in mm: 5 without a rim to 8 in acetate. */
const END_PIECE = 6.5
/** Two end pieces of 5 or 8 mm, and lenses whose numbers are rounded. */
const OWN_PLUS_MINUS = 4

/** How wide the front of such a frame is, in whole mm: its lenses, its bridge and the end pieces, which nobody prints. */
export const frameWidthOf = ({ lensWidth, bridgeWidth }: FrameNumbers): FrameWidth => ({
  width: 2 * (lensWidth + END_PIECE) + bridgeWidth,
  plusMinus: OWN_PLUS_MINUS,
})
