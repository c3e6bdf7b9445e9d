import { describe, expect, it } from 'vitest'
import { digitTriplets, isUnderstood } from '#domain/hearing/digit-triplet.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('triplets', () => {
  it.each([1, 2, 3, 4, 5])(
    'have every digit twice in each place of twenty, and none twice in one: %d',
    (seed) => {
      const triplets = digitTriplets(20, randomOf(String(seed)).next)
      for (const place of [0, 1, 2] as const)
        expect(triplets.map((triplet) => triplet[place]).toSorted()).toEqual(
          DIGITS.flatMap((digit) => [digit, digit]),
        )
      for (const triplet of triplets) expect(new Set(triplet).size).toBe(3)
    },
  )

  it('are as many as requested, and differ from check to check', () => {
    const first = digitTriplets(23, randomOf(String(1)).next)
    expect(first).toHaveLength(23)
    expect(first).not.toEqual(digitTriplets(23, randomOf(String(2)).next))
  })
})

it.each([
  [[1, 2, 3], true],
  [[1, 3, 2], false],
  [[1, 2], false],
  [[1, 2, 3, 4], false],
])('the answer %j to 1, 2, 3', (answer, understood) => {
  expect(isUnderstood([1, 2, 3], answer)).toBe(understood)
})
