import { expect, test } from 'vitest'
import { vouchersOf } from '#domain/order/order-vouchers.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

const opened = (promotion: object, code?: string, isValid = true) =>
  ({ ...promotion, isValid, ...(code && { code }) }) as ItemPromotion

const ten = aDiscount('ten', 10)
const five = aDiscount('five', 0, {
  effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 500, appliesTo: 'line' } },
})
const cloth = aGift('cloth', [9])

test.each<[string, ItemPromotion[][], object[]]>([
  ['nothing that runs by itself', [[opened(ten)]], []],
  ['no code that opens nothing', [[opened(ten, 'TEN', false)]], []],
  ['no line without promotions', [[]], []],
  [
    'a code once, with all of its lines',
    [[opened(ten, 'TEN')], [opened(ten, 'TEN', false)], [opened(ten, 'TEN')]],
    [
      {
        id: 'ten',
        code: 'TEN',
        type: 'relative',
        value: 10,
        applicableItems: [
          { key: 'i1', isApplied: true },
          { key: 'i2', isApplied: false },
          { key: 'i3', isApplied: true },
        ],
      },
    ],
  ],
  [
    'what an amount off is worth',
    [[opened(five, 'FIVE')]],
    [
      {
        id: 'five',
        code: 'FIVE',
        type: 'absolute',
        value: 500,
        applicableItems: [{ key: 'i1', isApplied: true }],
      },
    ],
  ],
  [
    'a code only with the lines that have it, among other promotions',
    [[opened(ten, 'TEN'), opened(cloth)], [opened(ten, 'TEN', false), opened(cloth)], [opened(cloth)], []],
    [
      {
        id: 'ten',
        code: 'TEN',
        type: 'relative',
        value: 10,
        applicableItems: [
          { key: 'i1', isApplied: true },
          { key: 'i2', isApplied: false },
        ],
      },
    ],
  ],
  [
    'a gift as given whole',
    [[opened(cloth, 'CLOTH')]],
    [
      {
        id: 'cloth',
        code: 'CLOTH',
        type: 'relative',
        value: 100,
        applicableItems: [{ key: 'i1', isApplied: true }],
      },
    ],
  ],
])('of the codes of a basket an order keeps %s', (_, lines, vouchers) => {
  const items = lines.map((promotions, index) =>
    anItem(`i${index + 1}`, promotions.length > 0 ? { promotions } : {}),
  )
  expect(vouchersOf(items)).toEqual(vouchers)
})
