import { expect, test } from 'vitest'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { minor } from '#domain/money/price.ts'
import type { Fee } from '#domain/order/order.ts'
import { billedByRate, orderCost } from '#domain/order/order-cost.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { anOrderItem } from '#tests/support/orders.ts'
import { aPrice } from '#tests/support/goods.ts'

const delivery: Fee = { category: 'delivery', key: 'dhl-home', amount: { withTax: minor(490) } }

const at = (key: string, withTax: number, rate: number): BasketItem => {
  const amount = minor(Math.round(withTax - withTax / (1 + rate)))
  const total = aPrice(withTax, { withoutTax: minor(withTax - amount), tax: { vat: { amount, rate } } })
  return anItem(key, { price: { unit: total, total } })
}
const basketOf = (...items: BasketItem[]): Basket => ({ ...emptyBasket('EUR'), items })

test.each<[string, Basket, Fee[], number, { rate: number; amount: number }[]]>([
  ['goods alone', basketOf(at('i1', 11900, 0.19)), [], 11900, [{ rate: 0.19, amount: 1900 }]],
  [
    'a fee, taxed as its goods',
    basketOf(at('i1', 11900, 0.19)),
    [delivery],
    12390,
    [{ rate: 0.19, amount: 1978 }],
  ],
  [
    'a fee, taxed as what is worth the most in all',
    basketOf(at('i1', 10700, 0.07), at('i2', 6000, 0.19), at('i3', 6000, 0.19)),
    [delivery],
    23190,
    [
      { rate: 0.19, amount: 1994 },
      { rate: 0.07, amount: 700 },
    ],
  ],
  [
    'a fee, taxed as the dearest goods, wherever they stand',
    basketOf(at('i1', 1070, 0.07), at('i2', 11900, 0.19), at('i3', 1040, 0.04)),
    [delivery],
    14500,
    [
      { rate: 0.19, amount: 1978 },
      { rate: 0.07, amount: 70 },
      { rate: 0.04, amount: 40 },
    ],
  ],
  ['a fee for nothing, without tax', basketOf(), [delivery], 490, [{ rate: 0, amount: 0 }]],
])('an order costs %s', (_, basket, fees, withTax, taxes) => {
  const cost = orderCost(basket, fees)
  expect(cost.withTax).toBe(withTax)
  expect(cost.appliedFees).toEqual(fees)
  expect(cost.taxes).toEqual(taxes)
  const items = basket.items.map(({ key, price }) => anOrderItem(key, { price }))
  const billed = billedByRate({ items, cost })
  expect(billed.map(({ rate, amount }) => ({ rate, amount }))).toEqual(taxes)
  expect(billed.reduce((sum, each) => sum + each.withTax, 0)).toBe(cost.withTax)
  expect(cost.withTax - cost.withoutTax).toBe(taxes.reduce((sum, { amount }) => sum + amount, 0))
})
