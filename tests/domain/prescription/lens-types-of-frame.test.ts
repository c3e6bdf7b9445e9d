import { expect, test } from 'vitest'
import { lensTypesOfFrame } from '#domain/prescription/lens-types-of-frame.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'

test.each<[string, string[] | undefined, number, string[] | undefined]>([
  ['all', undefined, 14_900, undefined],
  ['those of the shop', ['type_none'], 14_900, ['type_none']],
  ['at no cost those with values', undefined, 0, ['type_ei', 'appointment']],
  ['at no cost those with values that the shop has', ['type_ei', 'type_none', 'home_try_on'], 0, ['type_ei']],
])('a frame has %s', (_, ofShop, price, types) =>
  expect(lensTypesOfFrame(ofShop, aVariant(1, { price: aPrice(price) }))).toEqual(types),
)
