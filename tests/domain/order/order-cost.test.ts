import { expect, test } from 'vitest'
import type { Basket, BasketItem } from '#domain/basket/basket.ts'
import { emptyBasket } from '#domain/basket/empty-basket.ts'
import { minor } from '#domain/money/price.ts'
import type { Fee } from '#domain/order/order.ts'
import { billedByRate, feeRates, orderCost } from '#domain/order/order-cost.ts'
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

type Taxes = { rate: number; withTax: number; amount: number }[]

test.each<[string, Basket, Fee[], Taxes]>([
  ['goods alone', basketOf(at('i1', 11900, 0.19)), [], [{ rate: 0.19, withTax: 11900, amount: 1900 }]],
  [
    'a fee, taxed as its goods',
    basketOf(at('i1', 11900, 0.19)),
    [delivery],
    [{ rate: 0.19, withTax: 12390, amount: 1978 }],
  ],
  [
    'a fee, divided as the prices of the goods',
    basketOf(at('i1', 10700, 0.07), at('i2', 6000, 0.19), at('i3', 6000, 0.19)),
    [delivery],
    [
      { rate: 0.19, withTax: 12259, amount: 1957 },
      { rate: 0.07, withTax: 10931, amount: 715 },
    ],
  ],
  [
    'several fees, divided as one',
    basketOf(at('i1', 1070, 0.07), at('i2', 11900, 0.19), at('i3', 1040, 0.04)),
    [delivery, { category: 'payment', key: 'cash_on_delivery', amount: { withTax: minor(390) } }],
    [
      { rate: 0.19, withTax: 12647, amount: 2019 },
      { rate: 0.07, withTax: 1138, amount: 74 },
      { rate: 0.04, withTax: 1105, amount: 43 },
    ],
  ],
  ['a fee for nothing, without tax', basketOf(), [delivery], [{ rate: 0, withTax: 490, amount: 0 }]],
])('an order costs %s', (_, basket, fees, taxes) => {
  const cost = orderCost(basket, fees)
  expect(cost.appliedFees).toEqual(fees)
  expect(cost.taxes).toEqual(taxes)
  const items = basket.items.map(({ key, price }) => anOrderItem(key, { price }))
  expect(billedByRate({ items, cost })).toEqual(taxes)
  expect(taxes.reduce((sum, each) => sum + each.withTax, 0)).toBe(cost.withTax)
  expect(cost.withTax - cost.withoutTax).toBe(taxes.reduce((sum, { amount }) => sum + amount, 0))
})

test.each<[string, Basket, Taxes]>([
  [
    'the rate of what is worth the most in all',
    basketOf(at('i1', 10700, 0.07), at('i2', 6000, 0.19), at('i3', 6000, 0.19)),
    [
      { rate: 0.19, withTax: 12490, amount: 1994 },
      { rate: 0.07, withTax: 10700, amount: 700 },
    ],
  ],
  [
    'the rate of the first of two that are worth the same',
    basketOf(at('i1', 6000, 0.07), at('i2', 6000, 0.19)),
    [
      { rate: 0.19, withTax: 6000, amount: 958 },
      { rate: 0.07, withTax: 6490, amount: 425 },
    ],
  ],
  ['no tax without goods', basketOf(), [{ rate: 0, withTax: 490, amount: 0 }]],
])('in an order that was recorded without amounts by rate, the fee has %s', (_, basket, taxes) => {
  const items = basket.items.map(({ key, price }) => anOrderItem(key, { price }))
  const recorded = taxes.map(({ rate, amount }) => ({ rate, amount: minor(amount) }))
  const cost = { ...orderCost(basket, [delivery]), taxes: recorded }
  expect(billedByRate({ items, cost })).toEqual(taxes)
})

test.each<[string, Basket, Fee[], number[], number[]]>([
  ['no fee', basketOf(at('i1', 6000, 0.07)), [], [], []],
  ['a fee', basketOf(at('i1', 6000, 0.07), at('i2', 9000, 0.19)), [delivery], [0.19, 0.07], [0.19]],
  ['a fee for nothing', basketOf(), [delivery], [0], [0]],
])(
  'the rates of %s are those of the goods, and earlier that of the main goods',
  (_, basket, fees, now, earlier) => {
    const items = basket.items.map(({ key, price }) => anOrderItem(key, { price }))
    const cost = orderCost(basket, fees)
    expect(feeRates({ items, cost })).toEqual(now)
    const taxes = cost.taxes.map(({ rate, amount }) => ({ rate, amount }))
    expect(feeRates({ items, cost: { ...cost, taxes } })).toEqual(earlier)
  },
)
