import { expect, test } from 'vitest'
import { checkDigit, ean } from '#shop-api/seed/attributes/ean.ts'

test.each([
  ['400638133393', '1'],
  ['978014300723', '4'],
  ['200000000000', '8'],
])('the check digit of %s is %s', (twelve, digit) => expect(checkDigit(twelve)).toBe(digit))

test('a generated EAN is valid, in the range for use inside a shop, and always the same', () => {
  const code = ean('veduta-brera-M')
  expect(code).toMatch(/^2\d{12}$/)
  expect(code.at(-1)).toBe(checkDigit(code.slice(0, 12)))
  expect(ean('veduta-brera-M')).toBe(code)
})
