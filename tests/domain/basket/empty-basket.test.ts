import { expect, test } from 'vitest'
import { basket } from '#contract/shop-api/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'

test('a basket that nobody has is empty, and a basket', () => {
  const empty = emptyBasket('PLN')
  expect(basket.parse(empty)).toEqual(empty)
  expect([empty.items, empty.cost.withTax, empty.cost.currencyCode]).toEqual([[], 0, 'PLN'])
})
