import { describe, expect, test } from 'vitest'
import {
  applyPromotionCode,
  hasPromotionCode,
  removePromotionCode,
} from '#domain/basket/apply-promotion-code.ts'
import { giftItem } from '#domain/basket/gift-item.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

const ten = aDiscount('ten', 10, { code: 'TEN' })
const five = aDiscount('five', 5, { code: 'FIVE' })
const also = aDiscount('also', 1, { code: 'ten' })
const sale = aDiscount('sale', 20)
const cloth = aGift('cloth', [7, 8], { code: 'TEN' })
const had = (...promotions: Promotion[]) => ({
  promotions: promotions.map((each) => ({ ...each, isValid: true, failedConditions: [] })),
})
const chosenTen = { id: 'ten', code: 'TEN' }

describe('a code', () => {
  test.each([
    ['opens nothing where there is none', undefined, null],
    ['opens nothing where others are named', [['a', five] as const], null],
    [
      'joins what a line has already',
      [['b', ten] as const],
      { items: [{ itemId: 'b', promotions: [{ id: 'sale' }, chosenTen] }] },
    ],
    [
      'of two promotions brings a line both',
      [['a', ten] as const, ['a', also] as const],
      { items: [{ itemId: 'a', promotions: [chosenTen, { id: 'also', code: 'ten' }] }] },
    ],
    [
      'lowers prices before it gives anything',
      [[null, cloth] as const, ['a', ten] as const],
      { items: [{ itemId: 'a', promotions: [chosenTen] }] },
    ],
    [
      'puts in its gift, with the code that opened it',
      [[null, cloth] as const],
      { gift: { ...giftItem('cloth', 7), promotions: [{ id: 'cloth', code: 'TEN' }] } },
    ],
    ['of a gift that is none opens nothing', [[null, ten] as const], null],
  ])('%s', (_, named, entry) => {
    const applicablePromotions = named?.map(([itemId, promotion]) => ({ itemId, promotion }))
    const items = [{ key: 'a' }, { key: 'b', ...had(sale) }]
    const basket = { items, ...(applicablePromotions && { applicablePromotions }) }
    expect(applyPromotionCode(basket, ' Ten ')).toEqual(entry)
  })
})

test('a code is removed from the lines that have it, and no other code with it', () => {
  const items = [{ key: 'a' }, { key: 'b', ...had(sale, ten, five) }, { key: 'c', ...had(five) }]
  expect(removePromotionCode(items, 'ten')).toEqual([
    { itemId: 'b', promotions: [{ id: 'sale' }, { id: 'five', code: 'FIVE' }] },
  ])
})

test.each([
  ['ten', true],
  [' Ten ', true],
  ['five', false],
  ['sale', false],
])('a code "%s" holds in the basket already: %s', (code, holds) => {
  expect(hasPromotionCode([{ key: 'a' }, { key: 'b', ...had(sale, ten) }], code)).toBe(holds)
})
