import { expect, test } from 'vitest'
import { brandIcon, brandName, brandOf, brandPicture } from '#domain/shop/brand.ts'

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

test.each(['veduta', 'halo'] as const)('the picture of %s is its own', (brand) => {
  expect(brandPicture(brand)).toBe(`/brand/${brand}.png`)
  expect(brandIcon(brand)).toBe(`/brand/${brand}-192.png`)
  expect(brandIcon(brand, 512)).toBe(`/brand/${brand}-512.png`)
})
