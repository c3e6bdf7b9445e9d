import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { taxBetween } from '#domain/money/tax.ts'

test.each([
  [1190, 1000, 190, 0.19],
  [1999, 1680, 319, 0.19],
  [1081, 1000, 81, 0.081],
  [12345, 10001, 2344, 0.234],
  [0, 0, 0, 0.19],
])('the tax between %i and %i is %i, at %d', (withTax, withoutTax, amount, rate) => {
  expect(taxBetween(minor(withTax), minor(withoutTax))).toEqual({ amount, rate })
})
