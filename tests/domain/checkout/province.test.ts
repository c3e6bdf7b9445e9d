import { expect, test } from 'vitest'
import { isProvince } from '#domain/checkout/province.ts'

test.each([
  ['BZ', true],
  ['RM', true],
  ['SU', true],
  ['bz', false],
  ['XX', false],
  ['ROMA', false],
  ['', false],
])('%j is a province: %s', (sign, is) => expect(isProvince(sign)).toBe(is))
