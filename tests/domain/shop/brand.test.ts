import { expect, test } from 'vitest'
import { brandName, brandOf } from '#domain/shop/brand.ts'

test.each([
  ['veduta', 'veduta', 'Veduta'],
  ['halo', 'halo', 'Halo'],
  ['unknown', 'veduta', 'Veduta'],
  ['', 'veduta', 'Veduta'],
  [undefined, 'veduta', 'Veduta'],
])('the setting %s gives the brand %s, which is called %s', (setting, brand, name) => {
  expect(brandOf(setting)).toBe(brand)
  expect(brandName(brandOf(setting))).toBe(name)
})
