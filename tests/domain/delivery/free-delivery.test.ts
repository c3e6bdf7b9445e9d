import { describe, expect, test } from 'vitest'
import { deliveryFee, deliveryMethods, freeDeliveryFrom } from '#domain/delivery/carrier.ts'
import { missingForFreeDelivery } from '#domain/delivery/free-delivery.ts'
import { minor } from '#domain/money/price.ts'

test.each([
  [0, 4900],
  [3700, 1200],
  [4899, 1],
  [4900, 0],
  [9000, 0],
])('goods for %i lack %i', (goods, missing) =>
  expect(missingForFreeDelivery(minor(goods), minor(4900))).toBe(missing),
)

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
