import { expect, test } from 'vitest'
import { basket } from '#contract/shop-api/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'

test('the basket of a new visitor is empty, and a valid basket', () => {
  const empty = emptyBasket('PLN')
  expect(basket.parse(empty)).toEqual(empty)
  expect([empty.items, empty.cost.withTax, empty.cost.currencyCode]).toEqual([[], 0, 'PLN'])
})
