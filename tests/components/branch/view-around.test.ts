import { expect, test } from 'vitest'
import { isDrawn, MAP_HEIGHT, MAP_WIDTH } from '#components/branch/map-view.ts'
import { viewAround } from '#components/branch/view-around.ts'
import { townsOf } from '#domain/branch/towns.ts'
import { aBranch } from '#tests/support/branches.ts'

const HAMBURG = { latitude: 53.55, longitude: 10 }
const town = (east: number, north = 0) => ({
  name: 'Town',
  latitude: HAMBURG.latitude + north,
  longitude: HAMBURG.longitude + east,
})
/** Whether degrees east of the place are shown. */
const shows = (towns: Parameters<typeof viewAround>[1], east: number) =>
  isDrawn(viewAround(HAMBURG, towns)(town(east)))

test('a place is in the middle of about thirty kilometres where three towns around it are named', () => {
  const towns = [town(0.2), town(-0.2), town(0.1, 0.05)]
  const { x, y } = viewAround(HAMBURG, towns)(HAMBURG)
  expect([x, y]).toEqual([expect.closeTo(MAP_WIDTH / 2), expect.closeTo(MAP_HEIGHT / 2)])
  expect([shows(towns, 0.3), shows(towns, 0.5)]).toEqual([true, false])
})

test.each([
  ['are two', [town(0.2), town(-0.2), town(0.3, 0.05)]],
  ['are farther', [town(0.3), town(-0.3), town(0.1, 0.05)]],
  ['are below its mark', [town(0.01), town(-0.01), town(0.3), town(-0.3), town(0.1, 0.08)]],
  ['are where a page may cut their names', [town(0, 0.15), town(0, -0.15), town(0.3), town(-0.3)]],
])('more is shown where the nearest towns %s', (_, towns) =>
  expect([shows(towns, 0.5), shows(towns, 0.65)]).toEqual([true, false]),
)

test('a place far from any town is in the middle of about seventy kilometres', () =>
  expect([shows([], 0.7), shows([], 0.95)]).toEqual([true, false]))

test('in Brno towns beside the branch are named', () => {
  const brno = { ...aBranch(), latitude: 49.195, longitude: 16.608 }
  const named = townsOf('CZ').filter((each) => {
    const { x, y } = viewAround(brno, townsOf('CZ'))(each)
    return Math.abs(x - MAP_WIDTH / 2) <= 250 && Math.abs(y - MAP_HEIGHT / 2) <= 150
  })
  expect(named.length).toBeGreaterThan(2)
})
