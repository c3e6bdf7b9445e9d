import { isInFrame, MAP_HEIGHT, MAP_WIDTH, type Point } from './map-view.ts'

type Label = Point & { name: string }

/** More would be read by nobody. */
const MOST = 14
/** Pixels between labels, and from a label to a mark. */
const WIDE = 110
const HIGH = 34

/** Pixels of half a letter, as large as it is on a phone. */
const HALF_LETTER = 5.5
/** Pixels of half a mark. */
const MARK = 25

const halfOf = ({ name }: Pick<Label, 'name'>): number => name.length * HALF_LETTER

/** The names that fit on the map, the largest towns first, none over another or over a mark. */
export function placeLabels<T extends Label>(towns: readonly T[], marks: readonly Point[]): T[] {
  const placed: T[] = []
  for (const town of towns) {
    if (placed.length === MOST) break
    const isFree = (other: Point, wide: number) =>
      Math.abs(other.x - town.x) > wide || Math.abs(other.y - town.y) > HIGH
    if (
      isInFrame(town, 30) &&
      placed.every((each) => isFree(each, WIDE)) &&
      marks.every((mark) => isFree(mark, Math.max(WIDE / 2, MARK + halfOf(town))))
    )
      placed.push({ ...town, x: Math.round(town.x), y: Math.round(town.y) })
  }
  return placed
}

/** Pixels of each side that a tall map cuts off at most. */
const CUT = 105
/** Whether a tall map, which shows less of the sides, would cut the name. */
export const isAtEdge = ({ x, name }: Pick<Label, 'x' | 'name'>): boolean =>
  Math.min(x, MAP_WIDTH - x) < CUT + halfOf({ name })

/** Pixels of the top and of the bottom that a wide map cuts off at most. */
const CUT_HIGH = 120
/** Pixels of a name above its town, as large as it is on a phone. */
const NAME_TOP = 30

/** Whether a wide map, which shows less of the top and the bottom, would cut the name. */
export const isAtTopOrBottom = ({ y }: Pick<Label, 'y'>): boolean =>
  y < CUT_HIGH + NAME_TOP || y > MAP_HEIGHT - CUT_HIGH
