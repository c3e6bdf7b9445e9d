import { expect, test } from 'vitest'
import { clearDots, isAtEdge, placeLabels } from '#components/branch/place-labels.ts'

const town = (name: string, x: number, y: number) => ({ name, x, y })
const namesOf = (...args: Parameters<typeof placeLabels>) => placeLabels(...args).map(({ name }) => name)

test('a name is left out where it would cover another, a mark or the border', () => {
  const towns = [
    town('first', 200, 200),
    town('over it', 250, 210),
    town('below it', 250, 260),
    town('above', 250, 20),
    town('below', 250, 398),
    town('beside', -90, 300),
    town('on a mark', 400, 100),
  ]
  expect(namesOf(towns, [{ x: 420, y: 90 }])).toEqual(['first', 'below it'])
})

test('a long name keeps farther from a mark than a short one', () => {
  const marks = [{ x: 400, y: 300 }]
  expect(namesOf([town('Casalecchio di Reno', 330, 310)], marks)).toEqual([])
  expect(namesOf([town('Lutry', 330, 310)], marks)).toEqual(['Lutry'])
})

test('long names keep farther from each other than short ones', () => {
  expect(namesOf([town('Casalecchio di Reno', 150, 200), town('Reggio Emilia', 290, 200)], [])).toHaveLength(
    1,
  )
  expect(namesOf([town('Reno', 150, 200), town('Reggio', 290, 200)], [])).toHaveLength(2)
})

test.each([
  [-50, 0],
  [-30, 0],
  [30, 1],
  [55, 1],
])('a mark %i pixels below a town leaves so many names: %i', (below, count) =>
  expect(namesOf([town('Bulle', 250, 200)], [{ x: 250, y: 200 + below }])).toHaveLength(count),
)

test('there are fourteen names at most', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    town(String(index), -60 + (index % 5) * 120, 60 + Math.floor(index / 5) * 40),
  )
  expect(namesOf(many, [])).toHaveLength(14)
})

test.each([
  [40, 'Bochnia', false],
  [38, 'Bochnia', true],
  [462, 'Bochnia', true],
  [460, 'Bochnia', false],
  [80, 'Piekary Śląskie', true],
  [90, 'Piekary Śląskie', false],
])('a page that shows nothing beside the map would cut at %i the name %s: %s', (x, name, is) =>
  expect(isAtEdge({ x, name })).toBe(is),
)

test('dots give way to names', () => {
  const below = { x: 200, y: 200 }
  const away = { x: 260, y: 185 }
  expect(clearDots([below, away, { x: 215, y: 185 }], [town('Köln', 200, 200)])).toEqual([below, away])
})
