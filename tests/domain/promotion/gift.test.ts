import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { giftConditions, giftOf, remainingForGift } from '#domain/promotion/gift.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

describe('a gift is', () => {
  test.each([
    ['nothing of a discount', aDiscount('p', 10), null],
    [
      'one piece for nothing where there are no conditions',
      aGift('p', [7, 8]),
      { variantIds: [7, 8], maxCount: 1, discount: { type: 'relative', value: 100 } },
    ],
    [
      'as many at such a price as the conditions name',
      aGift('p', [7], {}, { maxCount: 2, discountType: 'absolute', discountValue: 500 }),
      { variantIds: [7], maxCount: 2, discount: { type: 'absolute', value: 500 } },
    ],
    [
      'none where the conditions name none',
      aGift('p', [7], {}, { maxCount: 0, discountValue: 0 }),
      { variantIds: [7], maxCount: 0, discount: { type: 'relative', value: 0 } },
    ],
    [
      'not what makes no sense',
      aGift('p', [7], {}, { maxCount: -1, discountType: 'half', discountValue: 'all' }),
      { variantIds: [7], maxCount: 1, discount: { type: 'relative', value: 100 } },
    ],
  ])('%s', (_, promotion, gift) => {
    expect(giftOf(promotion)).toEqual(gift)
  })
})

describe('a gift requires', () => {
  test.each([
    [{}, { minQuantity: 1, minOrderValue: 0 }],
    [{ giftConditions: null }, { minQuantity: 1, minOrderValue: 0 }],
    [{ giftConditions: { minQuantity: 2 } }, { minQuantity: 2, minOrderValue: 0 }],
    [{ giftConditions: { minQuantity: 2, minOrderValue: 6000 } }, { minQuantity: 2, minOrderValue: 6000 }],
    [{ giftConditions: { minQuantity: '2', minOrderValue: -1 } }, { minQuantity: 1, minOrderValue: 0 }],
  ])('%j: %j', (customData, conditions) => {
    expect(giftConditions({ customData })).toEqual(conditions)
  })
})

describe('of two pieces and 60.00 there remain', () => {
  const promotion = { customData: { giftConditions: { minQuantity: 2, minOrderValue: 6000 } } }
  test.each([
    [0, 0, 2, 6000],
    [1, 5900, 1, 100],
    [2, 5999, 0, 1],
    [1, 6000, 1, 0],
    [2, 6000, 0, 0],
    [9, 99900, 0, 0],
  ])('with %i for %i: %i and %i', (quantity, total, pieces, orderValue) => {
    expect(remainingForGift(promotion, { quantity, total: minor(total) })).toEqual({
      quantity: pieces,
      orderValue,
    })
  })
})
