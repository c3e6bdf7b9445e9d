import { expect, test } from 'vitest'
import { isGtin } from '#domain/catalogue/gtin.ts'
import { ean } from '#shop-api/seed/attributes/ean.ts'

test('a generated EAN is valid, in the range for use inside a shop, and always the same', () => {
  const code = ean('veduta-brera-M')
  expect(code).toMatch(/^2\d{12}$/)
  expect(isGtin(code)).toBe(true)
  expect(ean('veduta-brera-M')).toBe(code)
})
