import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { type CountedLine, failedConditions, promotionProgress } from '#domain/promotion/condition.ts'
import { aDiscount, aGift, forBasket, forItems } from '#tests/support/promotions.ts'

const counted = (variantId: number, rest: Partial<CountedLine> = {}): CountedLine => ({
  variantId,
  quantity: 1,
  categoryIds: [3, 31],
  withTax: minor(1000),
  ...rest,
})

describe('two pieces in category 31, of three for 60.00 in all, meet', () => {
  test.each([
    [forItems('item.category in 31'), true],
    [forItems('item.category in 4,3'), true],
    [forItems('item.category in 4,5'), false],
    [forItems('item.category in 13'), false],
    [forItems('item.quantity >= 2'), true],
    [forItems('item.quantity >= 3'), false],
    [forItems('basket.quantity >= 0'), false],
    [forBasket('basket.quantity >= 3'), true],
    [forBasket('basket.quantity >= 4'), false],
    [forBasket('basket.total >= 6000'), true],
    [forBasket('basket.total >= 6001'), false],
    [forBasket('item.category in 3'), false],
    [forBasket('item.quantity >= 1'), false],
    [forBasket('basket.total > 1'), false],
    [forBasket('moon is full'), false],
  ])('%j: %s', (condition, isMet) => {
    const promotion = aDiscount('p', 10, { conditions: [condition] })
    const line = { quantity: 2, categoryIds: [3, 31] }
    expect(failedConditions(promotion, line, { quantity: 3, total: minor(6000) })).toEqual(
      isMet ? [] : [condition],
    )
  })
})

test('a discount without conditions requires nothing, not even a piece', () => {
  const nothing = { quantity: 0, total: minor(0) }
  expect(failedConditions(aDiscount('p', 10), counted(1), nothing)).toEqual([])
})

test('a piece counts that meets every condition', () => {
  const conditions = [forItems('item.category in 31'), forItems('item.quantity >= 2')]
  const lines = [counted(1), counted(2, { quantity: 2 }), counted(3, { quantity: 4, categoryIds: [4] })]
  expect(promotionProgress(aDiscount('p', 10, { conditions }), lines).quantity).toBe(2)
})

describe('a gift', () => {
  const gift = aGift('p', [7], {
    conditions: [forItems('item.category in 31')],
    customData: { giftConditions: { minQuantity: 2, minOrderValue: 2500 } },
  })

  test('need not itself be one of the items that earn it', () => {
    expect(
      failedConditions(gift, { quantity: 1, categoryIds: [] }, { quantity: 2, total: minor(2500) }),
    ).toEqual([])
  })

  test('requires what its custom data contain', () => {
    const failed = failedConditions(gift, counted(7), { quantity: 1, total: minor(2499) })
    expect(failed.map(({ key, level }) => [key, level])).toEqual([
      ['min_quantity', 'global'],
      ['min_order_value', 'global'],
    ])
  })

  test('requires a condition once that its own conditions contain as well', () => {
    const twice = {
      ...gift,
      conditions: [...gift.conditions, { ...forBasket('basket.quantity >= 3'), key: 'min_quantity' }],
    }
    expect(failedConditions(twice, counted(7), { quantity: 1, total: minor(2500) })).toHaveLength(1)
  })

  test.each([
    [
      'pieces of the items that it is for, and the worth of all',
      [counted(1, { quantity: 2 }), counted(2, { categoryIds: [4] })],
      2,
      2000,
    ],
    ['no piece of itself', [counted(1), counted(7, { quantity: 5 })], 1, 1000],
    ['no piece that is given', [counted(1), counted(8, { quantity: 0, withTax: minor(0) })], 1, 1000],
    ['nothing', [], 0, 0],
  ])('is earned by %s', (_, lines, quantity, total) => {
    expect(promotionProgress(gift, lines)).toEqual({ quantity, total })
  })
})
