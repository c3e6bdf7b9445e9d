import { expect, test } from 'vitest'
import { basket } from '#contract/shop-api/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'

test('the basket of a new visitor is empty, and a valid basket', () => {
  const empty = emptyBasket('PLN')
  expect(basket.parse(empty)).toEqual(empty)
  const { vat } = empty.cost.tax
  expect([empty.key, empty.items, empty.cost.withTax, empty.cost.currencyCode, vat]).toEqual([
    '',
    [],
    0,
    'PLN',
    { amount: 0, rate: 0 },
  ])
})
