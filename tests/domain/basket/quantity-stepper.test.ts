import { describe, expect, test } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { giftItem } from '#domain/basket/gift-item.ts'
import { quantityStepper, parseQuantity } from '#domain/basket/quantity-stepper.ts'
import { aFrame, anItem, inGroup } from '#tests/support/basket-items.ts'

const stocked = (quantity: number, availableQuantity: number) => anItem('i7', { quantity, availableQuantity })
const { customData = {} } = giftItem('p', 7)

describe('the quantity may become', () => {
  test.each<[string, BasketItem, [number, number, number | null, number | null]]>([
    ['99 at most', anItem('i7'), [1, 99, null, 2]],
    ['less or more', anItem('i7', { quantity: 5 }), [1, 99, 4, 6]],
    ['no more than 99', anItem('i7', { quantity: 99 }), [1, 99, 98, null]],
    ['what is in stock', stocked(2, 3), [1, 3, 1, 3]],
    ['no more than is in stock', stocked(3, 3), [1, 3, 2, null]],
    ['at once what is left when stock ran low', stocked(5, 2), [1, 2, 2, null]],
    ['one when one is left', stocked(2, 1), [1, 1, 1, null]],
    ['nothing else when stock ran out', stocked(5, 0), [5, 5, null, null]],
    [
      'nothing else when it is sold no more',
      anItem('i7', { quantity: 5, status: 'deleted' }),
      [5, 5, null, null],
    ],
    ['nothing but one of a frame', anItem('i7', { product: aFrame }), [1, 1, null, null]],
    ['nothing but what a gift is', anItem('i7', { customData }), [1, 1, null, null]],
    [
      'nothing but what a group has',
      anItem('i7', { quantity: 2, ...inGroup('g', true) }),
      [2, 2, null, null],
    ],
  ])('%s', (_, item, [min, max, less, more]) => {
    expect(quantityStepper(item, [item])).toEqual({ min, max, less, more })
  })

  test('the stock that other lines of the variant leave', () => {
    const item = stocked(1, 5)
    const others = [{ ...stocked(3, 5), key: 'other' }, anItem('i8', { quantity: 9 })]
    expect(quantityStepper(item, [item, ...others])).toMatchObject({ max: 2, more: 2 })
  })
})

describe('typed as a quantity between 1 and 9,', () => {
  test.each([
    ['5', 5],
    [' 5 ', 5],
    ['05', 5],
    ['12', 9],
    ['9'.repeat(400), 9],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1,5', null],
    ['1e3', null],
    ['', null],
    ['zwei', null],
  ])('"%s" is %s', (text, quantity) => {
    expect(parseQuantity(text, { min: 1, max: 9 })).toBe(quantity)
  })
})
