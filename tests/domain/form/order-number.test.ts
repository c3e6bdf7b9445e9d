import { expect, test } from 'vitest'
import { parseOrderNumber, formatOrderNumber } from '#domain/form/order-number.ts'

test.each([
  ['123456789012', '1234 5678901 2'],
  ['12345678901234', '1234 5678901 234'],
  ['12345678901', '12345678901'],
  ['', ''],
])('%s is shown as "%s"', (number, expected) => {
  expect(formatOrderNumber(number)).toBe(expected)
})

test.each([
  ['1234 5678901 2', '123456789012'],
  ['\t123456789012\u00a0', '123456789012'],
  ['', null],
  ['   ', null],
  ['12345678901', null],
  ['1234567890123', null],
  ['12345678901a', null],
  ['１２３４５６７８９０１２', null],
])('%j is read as %s', (typed, expected) => {
  const read = parseOrderNumber(typed)
  expect(read.ok ? read.value : read.error).toBe(expected ?? 'validation-failed')
})
