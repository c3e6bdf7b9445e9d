import { expect, test } from 'vitest'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { isSlipRequired } from '#domain/prescription/slip-required.ts'

test('lenses are made to a slip alone in Italy', () =>
  expect(SHOP_COUNTRIES.filter(isSlipRequired)).toEqual(['IT']))
