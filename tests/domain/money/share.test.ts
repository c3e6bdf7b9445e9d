import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { shareOf, splitBy, splitEvenly } from '#domain/money/share.ts'

test.each([
  [1000, 1, 3, 333],
  [1000, 2, 3, 667],
  [1000, 3, 3, 1000],
  [1000, 0, 0, 0],
])('of %i, %i of %i is %i', (amount, part, whole, share) =>
  expect(shareOf(minor(amount), part, whole)).toBe(share),
)

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [33, 34, 33]],
  [100, [60, 40], [60, 40]],
  [7, [5, 0, 5], [4, 0, 3]],
  [0, [5], [0]],
  [5, [], []],
])('%i among %j is %j', (amount, weights, parts) =>
  expect(splitBy(minor(amount), weights, minor).map(({ part }) => part)).toEqual(parts),
)

test('no part is greater than its weight, and nothing is lost', () => {
  for (const weights of [
    [1, 1, 1, 1],
    [3, 7, 11],
    [99, 1],
  ])
    for (let amount = 0; amount <= weights.reduce((sum, each) => sum + each, 0); amount++) {
      const parts = splitBy(minor(amount), weights, minor)
      expect(parts.reduce((sum, { part }) => sum + part, 0)).toBe(amount)
      for (const { of, part } of parts) expect(part).toBeLessThanOrEqual(of)
    }
})

test.each<[number, number, [number, number][]]>([
  [
    500,
    3,
    [
      [167, 2],
      [166, 1],
    ],
  ],
  [500, 5, [[100, 5]]],
  [
    2,
    5,
    [
      [1, 2],
      [0, 3],
    ],
  ],
  [0, 2, [[0, 2]]],
])('%i among %i equal pieces is %j', (amount, pieces, parts) =>
  expect(splitEvenly(minor(amount), pieces).map((part) => [part.amount, part.count])).toEqual(parts),
)
