import { expect, test } from 'vitest'
import { isAtEdge, isAtTopOrBottom, placeLabels } from '#components/branch/place-labels.ts'

const town = (name: string, x: number, y: number) => ({ name, x, y })
const namesOf = (...args: Parameters<typeof placeLabels>) => placeLabels(...args).map(({ name }) => name)

test('a name is left out where it would cover another, a mark or the border', () => {
  const towns = [
    town('first', 200, 200),
    town('over it', 250, 210),
    town('below it', 250, 260),
    town('outside', 5, 300),
    town('on a mark', 500, 500),
  ]
  expect(namesOf(towns, [{ x: 520, y: 490 }])).toEqual(['first', 'below it'])
})

test('a long name keeps farther from a mark than a short one', () => {
  const marks = [{ x: 400, y: 300 }]
  expect(namesOf([town('Casalecchio di Reno', 330, 310)], marks)).toEqual([])
  expect(namesOf([town('Lutry', 330, 310)], marks)).toEqual(['Lutry'])
})

test('there are fourteen names at most', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    town(String(index), 60 + (index % 6) * 120, 60 + Math.floor(index / 6) * 60),
  )
  expect(namesOf(many, [])).toHaveLength(14)
})

test.each([
  [150, 'Bochnia', false],
  [140, 'Bochnia', true],
  [660, 'Bochnia', true],
  [650, 'Bochnia', false],
  [180, 'Piekary Śląskie', true],
  [190, 'Piekary Śląskie', false],
])('a tall map that cuts the sides would cut at %i the name %s: %s', (x, name, is) =>
  expect(isAtEdge({ x, name })).toBe(is),
)

test.each([
  [149, true],
  [150, false],
  [520, false],
  [521, true],
])('a wide map that cuts the top and the bottom would cut a name at %i: %s', (y, is) =>
  expect(isAtTopOrBottom({ y })).toBe(is),
)
