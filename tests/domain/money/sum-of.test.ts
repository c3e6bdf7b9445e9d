import { expect, test } from 'vitest'
import { sumOf } from '#domain/money/sum-of.ts'

test.each([
  [[], 0],
  [[1999, 1], 2000],
])('the sum of %j is %i', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})
