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
  ['R-123456789012', '123456789012'],
  ['r 1234 5678901 2', '123456789012'],
  ['1234-5678901-2', '123456789012'],
  ['1234\u20135678901\u22122', '123456789012'],
  ['\u200b123456789012\u00ad', '123456789012'],
  ['G-123456789012-1', '123456789012'],
  ['g123456789012-12', '123456789012'],
  ['G-123456789012', null],
  ['R-', null],
  ['X-123456789012', null],
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
