import { describe, expect, test } from 'vitest'
import { deliveryFee, deliveryMethods, freeDeliveryFrom } from '#domain/delivery/carrier.ts'
import { missingForFreeDelivery, missingInBasket } from '#domain/delivery/free-delivery.ts'
import { minor } from '#domain/money/price.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'

test.each([
  [0, 4900],
  [3700, 1200],
  [4899, 1],
  [4900, 0],
  [9000, 0],
])('goods for %i lack %i', (goods, missing) =>
  expect(missingForFreeDelivery(minor(goods), minor(4900))).toBe(missing),
)

const tried = anItem('i1', { customData: { lensType: 'home_try_on' } })
const pair = anItem('i2', {
  ...inGroup('g', true),
  customData: { lensType: 'type_ei', prescriptionValues: { right: { sphere: -1 } } },
})

test.each([
  ['goods for less', [anItem('i3')], false, 3900],
  ['frames to try at home alone', [tried], false, 0],
  ['frames to try at home and goods', [tried, anItem('i3')], false, 3900],
  ['a pair, where that is no reason', [pair], false, 3900],
  ['a pair, where the shop sends it free of charge', [pair], true, 0],
  ['no pair, where that would be a reason', [anItem('i3')], true, 3900],
])('a basket of 10 € with %s', (_, items, isFreeForGlasses, missing) => {
  const basket = { cost: aPrice(1000), items }
  expect(missingInBasket(basket, { from: minor(4900), isFreeForGlasses })).toBe(missing)
})

describe('the checkout charges nothing as soon as nothing is missing', () => {
  test.each(['DE', 'AT', 'CH', 'CZ', 'PL', 'IT'] as const)('%s', (country) => {
    const from = freeDeliveryFrom(country)
    for (const goods of [minor(from - 1), from]) {
      const isFree = missingForFreeDelivery(goods, from) === 0
      for (const method of deliveryMethods(country).filter(({ carrier }) => carrier && carrier !== 'EXPRESS'))
        expect(deliveryFee(method, goods) === 0).toBe(isFree)
    }
  })
})
