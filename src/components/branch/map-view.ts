import type { Position } from '#domain/branch/position.ts'

/** Pixels of the part that each page shows whole, in its own scale. */
export const MAP_WIDTH = 500
export const MAP_HEIGHT = 400

export type Point = { x: number; y: number }

/** Web Mercator, from 0 to 1 over the whole world. */
const worldPoint = ({ latitude, longitude }: Position): Point => ({
  x: (longitude + 180) / 360,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
})

const positionOf = ({ x, y }: Point): Position => ({
  latitude: (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90,
  longitude: x * 360 - 180,
})

/** Once around the world, at the latitude of our countries. */
const KILOMETRES = 25_000
/** Pixels that are drawn beyond it, as a page may be wider (a tablet's) or higher (beside the list). */
const BESIDE = 190
const BEYOND = 360
/** Kilometres that are shown across at least. */
const LEAST = 15
/** Pixels of half a mark, as large as it is on a phone. */
const SPARE = 28

/** In degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/** From positions to pixels; `box` is what is drawn. */
export type MapView = ((position: Position) => Point) & { box: Box }

/** A view in which the marks of all positions are whole. */
export function mapView(positions: readonly Position[], leastKilometres = LEAST): MapView {
  const points = positions.map(worldPoint)
  const [left, right] = bounds(points.map(({ x }) => x))
  const [top, bottom] = bounds(points.map(({ y }) => y))
  const scale = Math.min(
    (MAP_WIDTH * KILOMETRES) / leastKilometres,
    (MAP_WIDTH - 2 * SPARE) / (right - left),
    (MAP_HEIGHT - 2 * SPARE) / (bottom - top),
  )
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const view = (position: Position): Point => {
    const { x, y } = worldPoint(position)
    return { x: MAP_WIDTH / 2 + (x - middle.x) * scale, y: MAP_HEIGHT / 2 + (y - middle.y) * scale }
  }
  const fromMiddle = (x: number, y: number) =>
    positionOf({ x: middle.x + x / scale, y: middle.y + y / scale })
  const [wide, high] = [MAP_WIDTH / 2 + BESIDE, MAP_HEIGHT / 2 + BEYOND]
  const [southWest, northEast] = [fromMiddle(-wide, high), fromMiddle(wide, -high)]
  return Object.assign(view, { box: boxBetween(southWest, northEast) })
}

const boxBetween = (southWest: Position, northEast: Position): Box => ({
  south: southWest.latitude,
  west: southWest.longitude,
  north: northEast.latitude,
  east: northEast.longitude,
})

const bounds = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** South, west, north and east of all positions, in degrees; null: there are none. */
export function boundsOf(positions: readonly Position[]): [number, number, number, number] | null {
  if (positions.length === 0) return null
  const [south, north] = bounds(positions.map(({ latitude }) => latitude))
  const [west, east] = bounds(positions.map(({ longitude }) => longitude))
  return [south, west, north, east]
}

/** Of the same shapes they are worked out once. */
const boxes = new WeakMap<readonly number[], Box>()

function boxOf(steps: readonly number[]): Box {
  const found = boxes.get(steps) ?? measureBox(steps)
  boxes.set(steps, found)
  return found
}

function measureBox(steps: readonly number[]): Box {
  const corners = shapePoints(steps, ({ longitude: x, latitude: y }) => ({ x, y }))
  const [west, east] = bounds(corners.map(({ x }) => x))
  const [south, north] = bounds(corners.map(({ y }) => y))
  return { south, west, north, east }
}

/** Those that are drawn, which takes far less time than their pixels. */
export const positionsIn = <T extends Position>(positions: readonly T[], { box }: MapView): T[] =>
  positions.filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  )

/** Whether something of a shape may be seen: most of Europe lies beyond the map of a town. */
export function mayBeSeen(steps: readonly number[], { box }: MapView): boolean {
  const { south, west, north, east } = boxOf(steps)
  return east >= box.west && west <= box.east && north >= box.south && south <= box.north
}

/** A shape from its steps in hundredths of a degree: longitude, latitude, and so on. */
export function shapePoints(steps: readonly number[], view: (position: Position) => Point): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points.push(view({ longitude: x * 0.01, latitude: y * 0.01 }))
  }
  return points
}

/** The part of an area that is drawn, as the data of an SVG path; empty: nothing of it. */
export function areaPath(points: readonly Point[]): string {
  const cut = EDGES.reduce<readonly Point[]>(
    (ring, { at, keeps, axis }) =>
      ring.flatMap((point, index) => {
        const before = ring.at(index - 1) ?? point
        const [isIn, wasIn] = [keeps(point), keeps(before)]
        const crossing = isIn === wasIn ? [] : [crossingOf(before, point, at, axis)]
        return isIn ? [...crossing, point] : crossing
      }),
    points,
  )
  // A shape that falls on one pixel has no path, however many points it has.
  const path = cut.length < 3 ? '' : pathOf(cut)
  return path === '' ? '' : `${path}Z`
}

/** The same for a line; parts outside are left out where they are whole. */
export function linePath(points: readonly Point[]): string {
  const runs: Point[][] = [[]]
  for (const [index, point] of points.entries()) {
    const near = [points[index - 1], point, points[index + 1]].some((each) => each && isDrawn(each))
    if (near) runs.at(-1)?.push(point)
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return runs
    .filter((run) => run.length > 1)
    .map(pathOf)
    .join('')
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most

export const isDrawn = ({ x, y }: Point): boolean =>
  isBetween(x, -BESIDE, MAP_WIDTH + BESIDE) && isBetween(y, -BEYOND, MAP_HEIGHT + BEYOND)

/** Whether the mark of a point is whole in each page; half a pixel is lost in reckoning. */
export const isWhole = ({ x, y }: Point): boolean =>
  isBetween(x, SPARE - 0.5, MAP_WIDTH - SPARE + 0.5) && isBetween(y, SPARE - 0.5, MAP_HEIGHT - SPARE + 0.5)

/** Of points that are closer to each other than a grid of so many pixels, the first. */
export function thinPoints(points: readonly Point[], grid: number): Point[] {
  const cells = new Map<string, Point>()
  for (const point of points) {
    const cell = `${Math.floor(point.x / grid)} ${Math.floor(point.y / grid)}`
    if (!cells.has(cell)) cells.set(cell, point)
  }
  return [...cells.values()]
}

type Edge = { axis: 'x' | 'y'; at: number; keeps: (point: Point) => boolean }
const EDGES: Edge[] = [
  { axis: 'x', at: -BESIDE, keeps: ({ x }) => x >= -BESIDE },
  { axis: 'x', at: MAP_WIDTH + BESIDE, keeps: ({ x }) => x <= MAP_WIDTH + BESIDE },
  { axis: 'y', at: -BEYOND, keeps: ({ y }) => y >= -BEYOND },
  { axis: 'y', at: MAP_HEIGHT + BEYOND, keeps: ({ y }) => y <= MAP_HEIGHT + BEYOND },
]

function crossingOf(from: Point, to: Point, at: number, axis: 'x' | 'y'): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

/** In steps, which are short. Points that fall on the pixel of the one before, or beside it, are left out. */
function pathOf(points: readonly Point[]): string {
  const parts: string[] = []
  let last: Point = { x: 0, y: 0 }
  for (const point of points) {
    const [x, y] = [Math.round(point.x), Math.round(point.y)]
    if (parts.length > 0 && Math.abs(x - last.x) + Math.abs(y - last.y) < 2) continue
    parts.push(`${x - last.x} ${y - last.y}`)
    last = { x, y }
  }
  const [start, ...steps] = parts
  return steps.length === 0 ? '' : `M${start}l${steps.join(' ')}`
}
