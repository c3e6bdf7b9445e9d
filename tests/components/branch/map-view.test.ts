import { expect, test } from 'vitest'
import {
  areaPath,
  boundsOf,
  isDrawn,
  isWhole,
  linePath,
  MAP_HEIGHT,
  MAP_WIDTH,
  mapView,
  mayBeSeen,
  positionsIn,
  shapePoints,
  thinPoints,
} from '#components/branch/map-view.ts'

const HAMBURG = { latitude: 53.55, longitude: 10 }
const MUNICH = { latitude: 48.14, longitude: 11.57 }

test('the marks of all positions are whole, north above south', () => {
  const view = mapView([HAMBURG, MUNICH])
  const [north, south] = [view(HAMBURG), view(MUNICH)]
  for (const point of [north, south]) expect(isWhole(point)).toBe(true)
  expect(north.y).toBeLessThan(south.y)
})

test.each([
  ['a single position is in the middle of the given kilometres', [HAMBURG], 32, 10.3, 10.5],
  [
    'positions of one town are in the middle of about fifteen kilometres',
    [HAMBURG, HAMBURG],
    undefined,
    10.1,
    10.3,
  ],
])('%s', (_, positions, kilometres, inside, outside) => {
  const view = mapView(positions, kilometres)
  expect(view(HAMBURG).x).toBeCloseTo(MAP_WIDTH / 2)
  expect(view(HAMBURG).y).toBeCloseTo(MAP_HEIGHT / 2)
  expect(isDrawn(view({ ...HAMBURG, longitude: inside }))).toBe(true)
  expect(isDrawn(view({ ...HAMBURG, longitude: outside }))).toBe(false)
})

test('a mark that a page would cut is not whole', () => {
  const middle = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 }
  expect(isWhole(middle)).toBe(true)
  for (const off of [{ x: 20 }, { x: MAP_WIDTH - 20 }, { y: 20 }, { y: MAP_HEIGHT - 20 }])
    expect(isWhole({ ...middle, ...off })).toBe(false)
})

test('an area that is larger than the map is cut to it', () => {
  const far = 10_000
  const path = areaPath([
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: far, y: far },
    { x: -far, y: far },
  ])
  expect(path).toBe('M-190 760l0 -1120 880 0 0 1120Z')
  expect(
    areaPath([
      { x: far, y: far },
      { x: far + 9, y: far },
      { x: far, y: far + 9 },
    ]),
  ).toBe('')
})

test('an area that is smaller than a pixel is not drawn', () =>
  expect(
    areaPath([
      { x: 100, y: 100 },
      { x: 100.2, y: 100 },
      { x: 100, y: 100.2 },
    ]),
  ).toBe(''))

test('of a line only what is near the map is drawn', () => {
  const points = [-500, -400, 100, 200, 900, 1000, 1100].map((x) => ({ x, y: 50 }))
  expect(linePath(points)).toBe('M-400 50l500 0 100 0 700 0')
  expect(linePath(points.slice(0, 2))).toBe('')
})

test('a shape is read from its steps', () => {
  const view = ({ longitude, latitude }: typeof HAMBURG) => ({
    x: Math.round(longitude * 100),
    y: Math.round(latitude * 100),
  })
  expect(shapePoints([1000, 5000, 5, -10], view)).toEqual([
    { x: 1000, y: 5000 },
    { x: 1005, y: 4990 },
  ])
})

test('the bounds of positions go from south-west to north-east', () => {
  expect(boundsOf([HAMBURG, MUNICH])).toEqual([48.14, 10, 53.55, 11.57])
  expect(boundsOf([])).toBeNull()
})

test('of points in one cell of the grid the first is left', () => {
  const points = [
    { x: 1, y: 1 },
    { x: 9, y: 11 },
    { x: 13, y: 1 },
    { x: -1, y: 1 },
  ]
  expect(thinPoints(points, 12)).toEqual([points[0], points[2], points[3]])
})

test.each([
  ['around the map', [800, 5200, 400, 0, 0, 300, -400, 0], true],
  ['within it', [999, 5354, 2, 0, 0, 2], true],
  ['north of it', [900, 5500, 200, 0, 0, 100], false],
  ['west of it', [500, 5300, 100, 0, 0, 100], false],
  ['south of it', [900, 5000, 200, 0, 0, 100], false],
  ['east of it', [1300, 5300, 100, 0, 0, 100], false],
])('a shape %s may be seen: %j is %s', (_, steps, seen) => {
  const view = mapView([HAMBURG])
  expect(mayBeSeen(steps, view)).toBe(seen)
  expect(mayBeSeen(steps, view)).toBe(seen)
  expect(areaPath(shapePoints(steps, view)) === '').toBe(!seen)
})

test('positions in the frame are those whose pixels are', () => {
  const view = mapView([HAMBURG])
  const grid = Array.from({ length: 41 * 41 }, (_, index) => ({
    latitude: HAMBURG.latitude + ((index % 41) - 20) / 100,
    longitude: HAMBURG.longitude + (Math.floor(index / 41) - 20) / 60,
  }))
  const seen = positionsIn(grid, view)
  expect(seen).toEqual(grid.filter((position) => isDrawn(view(position))))
  expect(seen.length).toBeGreaterThan(100)
  expect(seen.length).toBeLessThan(grid.length / 2)
})
