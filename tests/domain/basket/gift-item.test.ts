import { describe, expect, test } from 'vitest'
import { giftItem, isGiftItem, lostGifts } from '#domain/basket/gift-item.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aDiscount, aGift } from '#tests/support/promotions.ts'

const { customData = {} } = giftItem('cloth', 7)
const chosen = (isValid: boolean, promotion = aGift('cloth', [7])) => ({
  promotions: [{ ...promotion, isValid, failedConditions: [] }],
})

test('a gift is one piece with its promotion', () => {
  expect(giftItem('cloth', 7)).toMatchObject({ variantId: 7, quantity: 1, promotions: [{ id: 'cloth' }] })
  expect(isGiftItem({ customData: giftItem('cloth', 7).customData ?? {} })).toBe(true)
})

test.each([
  [customData, true],
  [{ origin: 'listing' }, false],
  [{}, false],
])('an item of %j is a gift: %s', (customData, isGift) => {
  expect(isGiftItem({ customData })).toBe(isGift)
})

describe('a gift is lost', () => {
  test.each([
    ['not while it is earned', { customData, ...chosen(true) }, false],
    ['when it is not', { customData, ...chosen(false) }, true],
    ['when its promotion is over', { customData }, true],
    ['when all that is left is a discount', { customData, ...chosen(true, aDiscount('p', 10)) }, true],
    ['not when it was bought', chosen(false), false],
  ])('%s', (_, rest, isLost) => {
    const item = anItem('i7', rest)
    expect(lostGifts([item])).toEqual(isLost ? [item] : [])
  })
})
