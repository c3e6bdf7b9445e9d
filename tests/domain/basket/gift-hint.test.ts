import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { giftHints } from '#domain/basket/gift-hint.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'
import { aDiscount, aGift, forItems } from '#tests/support/promotions.ts'

const least = (minQuantity: number, minOrderValue: number, rest: Partial<Promotion> = {}) =>
  aGift('cloth', [7], { customData: { giftConditions: { minQuantity, minOrderValue } }, ...rest })
const chosen = (promotion: Promotion): Partial<BasketItem> => ({
  promotions: [{ ...promotion, isValid: true, failedConditions: [] }],
})
const invalid = (promotion: Promotion): Partial<BasketItem> => ({
  promotions: [{ ...promotion, isValid: false, failedConditions: [] }],
})
const step = {
  categoryName: 'Brillen',
  categorySlug: 'brillen',
  categoryUrl: '/brillen',
  categoryHidden: false,
}
const glasses = (key: string) =>
  anItem(key, { product: aProduct(1, { categories: [[{ ...step, categoryId: 3 }]] }) })

describe('a gift for two pieces and 250.00', () => {
  const gift = least(2, 25000)
  const total = (withTax: number) => ({ price: { unit: aPrice(withTax), total: aPrice(withTax) } })
  test.each<[string, BasketItem[], [number, number, boolean]]>([
    ['is far in an empty basket', [], [2, 25000, false]],
    ['is nearer with one', [anItem('i1')], [1, 15000, false]],
    ['asks for worth still', [anItem('i1', { quantity: 2, ...total(20000) })], [0, 5000, false]],
    ['asks for another piece', [anItem('i1', total(25000))], [1, 0, false]],
    ['is earned', [anItem('i1', { quantity: 2, ...total(25000) })], [0, 0, true]],
    ['is not earned by what cannot be had', [anItem('i1', { status: 'unavailable' })], [2, 25000, false]],
    [
      'is not earned by another gift',
      [anItem('i1', { ...chosen(aGift('other', [1])), ...total(0) })],
      [2, 25000, false],
    ],
    [
      'is earned by what was chosen as a gift and is paid',
      [anItem('i1', { ...invalid(aGift('other', [1])), ...total(5000) })],
      [1, 20000, false],
    ],
    [
      'is not earned by what a piece given at half its price costs',
      [
        anItem('i1', {
          ...chosen(aGift('half', [1], {}, { discountValue: 50 })),
          variant: aVariant(1, { price: aPrice(1000) }),
          quantity: 3,
          ...total(2500),
        }),
      ],
      [0, 23000, false],
    ],
    ['is earned by what is reduced', [anItem('i1', chosen(aDiscount('p', 10)))], [1, 15000, false]],
    ['is not earned by itself', [anItem('i7')], [2, 25000, false]],
  ])('%s', (_, items, [quantity, orderValue, isEarned]) => {
    expect(giftHints(items, [gift])).toEqual([
      { promotion: gift, variantIds: [7], remaining: { quantity, orderValue }, isEarned },
    ])
  })
})

test('a gift for glasses is earned by glasses', () => {
  const gift = least(2, 0, { conditions: [forItems('item.category in 3')] })
  const [hint] = giftHints([glasses('i1'), anItem('i2')], [gift])
  expect(hint?.remaining).toEqual({ quantity: 1, orderValue: 0 })
})

describe('there is no hint', () => {
  test.each([
    ['of a discount', [], aDiscount('p', 10)],
    ['of a gift that asks for a code', [], least(1, 0, { code: 'CLOTH' })],
    ['of a gift that is there', [anItem('i7', chosen(least(1, 0)))], least(1, 0)],
  ])('%s', (_, items, promotion) => {
    expect(giftHints(items, [promotion])).toEqual([])
  })
})

test('the best gift is the first hint', () => {
  const second = aGift('b', [8], { priority: 2 })
  const hints = giftHints([], [second, least(1, 0)])
  expect(hints.map(({ promotion }) => promotion.id)).toEqual(['cloth', 'b'])
})
