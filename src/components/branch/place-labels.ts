import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map-view.ts'

type Label = Point & { name: string }

/** More would be read by nobody. */
const MOST = 14
/** Pixels between labels. */
const WIDE = 110
const HIGH = 34

/** All the following are as large as on a phone. Pixels of half a letter. */
const HALF_LETTER = 5.5
/** Pixels from a town up to the middle of its name, and of half a name's height. */
const ABOVE = 17
const HALF_NAME = 11
/** Pixels of half a mark, and of half a dot. */
const MARK = 25
const DOT = 5
/** Pixels beside the map that only wide pages show. */
const BESIDE = 110

const halfOf = ({ name }: Pick<Label, 'name'>): number => name.length * HALF_LETTER

/** Whether a disc of so many pixels would lie over the name of a town. */
const isOver = (disc: Point, town: Label, half: number): boolean =>
  Math.abs(disc.x - town.x) <= half + halfOf(town) && Math.abs(disc.y - (town.y - ABOVE)) <= half + HALF_NAME

/** Whether a name begins or ends so many pixels beside the map. */
const isOutside = ({ x, name }: Pick<Label, 'x' | 'name'>, pixels: number): boolean =>
  Math.min(x, MAP_WIDTH - x) < halfOf({ name }) - pixels

/** Whether a page that shows nothing beside the map would cut the name. */
export const isAtEdge = (label: Pick<Label, 'x' | 'name'>): boolean => isOutside(label, 0)

/** The names that fit on the map, the largest towns first, none over another or over a mark. */
export function placeLabels<T extends Label>(towns: readonly T[], marks: readonly Point[]): T[] {
  const placed: T[] = []
  for (const town of towns) {
    if (placed.length === MOST) break
    const isFree = (other: Label) =>
      Math.abs(other.x - town.x) > Math.max(WIDE, halfOf(other) + halfOf(town)) ||
      Math.abs(other.y - town.y) > HIGH
    if (
      town.y >= ABOVE + HALF_NAME &&
      town.y <= MAP_HEIGHT - DOT &&
      !isOutside(town, BESIDE) &&
      placed.every(isFree) &&
      !marks.some((mark) => isOver(mark, town, MARK))
    )
      placed.push({ ...town, x: Math.round(town.x), y: Math.round(town.y) })
  }
  return placed
}

/** The dots that lie over no name; that of a town itself is below its name. */
export const clearDots = (dots: readonly Point[], labels: readonly Label[]): Point[] =>
  dots.filter((dot) => !labels.some((label) => isOver(dot, label, DOT)))
