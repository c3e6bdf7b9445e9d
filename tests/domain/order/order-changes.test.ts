import { expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { minor } from '#domain/money/price.ts'
import { orderChanges } from '#domain/order/order-changes.ts'
import type { AgreedLine, OrderChange } from '#domain/order/place-order.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const agreed = (key: string, quantity = 1, withTax = 10000): AgreedLine => ({
  key,
  quantity,
  withTax: minor(withTax),
})
const withCode = (isValid: boolean): ItemPromotion => ({
  ...aDiscount('ten', 10),
  isValid,
  failedConditions: [],
  code: 'TEN',
})
const name = 'Model 1'
const total: OrderChange = { kind: 'total', was: minor(10000), now: minor(9000) }

test.each<[string, BasketItem[], AgreedLine[], number, OrderChange[]]>([
  ['nothing, where all is as it was', [anItem('i1')], [agreed('i1')], 10000, []],
  [
    'a price',
    [anItem('i1', { price: { unit: aPrice(9000), total: aPrice(9000) } })],
    [agreed('i1')],
    9000,
    [{ kind: 'price', itemKey: 'i1', name, was: minor(10000), now: minor(9000) }, total],
  ],
  [
    'one thing for another at the same price',
    [anItem('i2')],
    [agreed('i1')],
    10000,
    [
      { kind: 'added', itemKey: 'i2', name: 'Model 2', quantity: 1 },
      { kind: 'gone', itemKey: 'i1', name: '' },
    ],
  ],
  [
    'fewer pieces than there were',
    [anItem('i1', { quantity: 3, availableQuantity: 2 })],
    [agreed('i1', 3)],
    9000,
    [{ kind: 'quantity', itemKey: 'i1', name, was: 3, now: 2 }, total],
  ],
  [
    'pieces that another tab has added',
    [anItem('i1', { quantity: 2 })],
    [agreed('i1')],
    9000,
    [{ kind: 'quantity', itemKey: 'i1', name, was: 1, now: 2 }, total],
  ],
  [
    'what can be had no more',
    [anItem('i1', { availableQuantity: 0 })],
    [agreed('i1')],
    10000,
    [{ kind: 'gone', itemKey: 'i1', name }],
  ],
  [
    'a group of which one thing can be had no more',
    [anItem('i1', inGroup('g', true)), anItem('i2', { ...inGroup('g'), availableQuantity: 0 })],
    [agreed('i1'), agreed('i2')],
    10000,
    [
      { kind: 'gone', itemKey: 'i1', name },
      { kind: 'gone', itemKey: 'i2', name: 'Model 2' },
    ],
  ],
  ['what has left the basket', [], [agreed('i1')], 10000, [{ kind: 'gone', itemKey: 'i1', name: '' }]],
  ['what has come into it', [anItem('i1')], [], 10000, [{ kind: 'added', itemKey: 'i1', name, quantity: 1 }]],
  ['fees alone', [anItem('i1')], [agreed('i1')], 9000, [total]],
  [
    'a code that opens nothing any more, once',
    [
      anItem('i1', { promotions: [withCode(false), withCode(true)] }),
      anItem('i2', { promotions: [withCode(false)] }),
    ],
    [agreed('i1'), agreed('i2')],
    9000,
    [{ kind: 'voucher', code: 'TEN' }, total],
  ],
  [
    'no code that is valid, and no promotion without one',
    [
      anItem('i1', {
        promotions: [withCode(true), { ...aDiscount('open', 10), isValid: false, failedConditions: [] }],
      }),
    ],
    [agreed('i1')],
    9000,
    [total],
  ],
  [
    'the price of the second line alone',
    [anItem('i1'), anItem('i2', { price: { unit: aPrice(9000), total: aPrice(9000) } })],
    [agreed('i2', 1, 9500), agreed('i1')],
    9000,
    [{ kind: 'price', itemKey: 'i2', name: 'Model 2', was: minor(9500), now: minor(9000) }, total],
  ],
  [
    'no code where it costs what was agreed',
    [anItem('i1', { promotions: [withCode(false)] })],
    [agreed('i1')],
    10000,
    [],
  ],
])('%s is reported before it is charged', (_, items, lines, now, changes) => {
  expect(orderChanges(items, { total: minor(10000), lines }, minor(now))).toEqual(changes)
})
