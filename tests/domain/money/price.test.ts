import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'

test.each([0, 1, 1999, -500, Number.MAX_SAFE_INTEGER])('%d is an amount', (amount) => {
  expect(minor(amount)).toBe(amount)
})

test.each([0.1, 19.99, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
  '%d is none',
  (amount) => {
    expect(() => minor(amount)).toThrow(RangeError)
  },
)
