import { expect, it } from 'vitest'
import { findRise } from '#domain/face/find-edge.ts'

/** Dark up to `at`, bright behind it, with a linear rise of `width` samples around it. */
const rise = (at: number, width: number) =>
  Array.from({ length: 40 }, (_, sample) => 50 + 100 * Math.min(Math.max((sample - at) / width + 0.5, 0), 1))

it.each([
  [20, 1],
  [20.5, 1],
  [20.25, 2],
  [19.8, 4],
  [12, 8],
])('a rise at %d over %d samples', (at, width) => {
  const edge = findRise(rise(at, width), 1.5)
  expect(edge?.at).toBeCloseTo(at, 1)
  expect(edge?.height).toBeGreaterThan(90)
  expect(edge?.height).toBeLessThan(101)
  expect(edge?.width).toBeGreaterThan(width)
})

it.each([
  ['no change', Array.from({ length: 20 }, () => 80)],
  ['a fall', rise(20, 2).toReversed()],
])('%s is no rise', (_, samples) => {
  expect(findRise(samples, 1.5)).toBeUndefined()
})
