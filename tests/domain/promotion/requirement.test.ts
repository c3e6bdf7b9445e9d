import { expect, test } from 'vitest'
import { requirementOf } from '#domain/promotion/condition.ts'
import type { ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { aDiscount, aGift, forBasket, forItems } from '#tests/support/promotions.ts'

const failing = (
  promotion: Promotion,
  failedConditions: ItemPromotion['failedConditions'],
): ItemPromotion => ({
  ...promotion,
  isValid: false,
  failedConditions,
})
const needs = (...conditions: Promotion['conditions']) =>
  failing(
    aDiscount('p', 10, { conditions }),
    conditions.map(({ key, level }) => ({ key, level })),
  )
const GIFT = aGift('g', [7], { customData: { giftConditions: { minQuantity: 2, minOrderValue: 5000 } } })
const unearned = (key: string) => failing(GIFT, [{ key, level: 'global' }])

test.each<[string, ItemPromotion, unknown]>([
  ['goods for so much', needs(forBasket('basket.total >= 5000')), { kind: 'total', least: 5000 }],
  ['pieces', needs(forBasket('basket.quantity >= 2')), { kind: 'quantity', least: 2 }],
  ['pieces of an item', needs(forItems('item.quantity >= 3')), { kind: 'quantity', least: 3 }],
  ['a piece of its goods', needs(forBasket('basket.quantity >= 1')), { kind: 'goods' }],
  ['goods of a category', needs(forItems('item.category in 3,4')), { kind: 'goods' }],
  ['what cannot be read', needs(forItems('moon is full')), { kind: 'other' }],
  ['pieces for a gift', unearned('min_quantity'), { kind: 'quantity', least: 2 }],
  ['a value for a gift', unearned('min_order_value'), { kind: 'total', least: 5000 }],
  ['what is sold out', unearned('availability'), { kind: 'other' }],
  ['what fails of an item, not what is met of the basket', oneOfTwo(), { kind: 'goods' }],
  ['nothing', needs(), null],
])('a promotion needs %s', (_, promotion, expected) => expect(requirementOf(promotion)).toEqual(expected))

/** Two conditions with one key, of which that of the item fails. */
function oneOfTwo(): ItemPromotion {
  const conditions = [
    { ...forBasket('basket.total >= 5000'), key: 'k' },
    { ...forItems('item.category in 3'), key: 'k' },
  ]
  return failing(aDiscount('p', 10, { conditions }), [{ key: 'k', level: 'item' }])
}
