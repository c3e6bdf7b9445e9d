import { expect, it } from 'vitest'
import { halfToNumber } from '#domain/face/half-float.ts'

it.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xbc00, -1],
  [0x3400, 0.25],
  [0x4400, 4],
  [0x7bff, 65_504],
  [0x0001, 2 ** -24],
  [0x8400, -(2 ** -14)],
])('%i is %d', (bits, number) => {
  expect(halfToNumber(bits)).toBe(number)
})
