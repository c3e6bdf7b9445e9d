import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import {
  deliveryTotal,
  discountFraction,
  firstPrice,
  firstTotal,
  isPercent,
  subsequentPrice,
  usualPrice,
} from '#domain/subscription/subscription-price.ts'
import { aPrice } from '#tests/support/goods.ts'

const percent = (value: number, unit = '%') => ({ value, unit, text: '' })

describe('the first price', () => {
  test.each([
    [1999, percent(10), 1799],
    [799, percent(10), 719],
    [1999, percent(0), 1999],
    [1999, percent(5, 'EUR'), 1999],
    [1999, percent(101), 1999],
    [1999, percent(-1), 1999],
    [1999, null, 1999],
  ])('%i with %j is %i', (price, discount, first) => expect(firstPrice(minor(price), discount)).toBe(first))
})

describe('a later price', () => {
  test.each([
    ['DE', 1999, percent(12), 1759],
    ['AT', 1999, percent(12), 1759],
    ['IT', 1999, percent(12), 1759],
    ['CH', 1999, percent(12), 1750],
    ['PL', 8999, percent(12), 7910],
    ['CZ', 49_900, percent(12), 43_900],
    ['CZ', 49_990, percent(12), 43_900],
    ['CH', 1999, percent(12, 'CHF'), 1999],
    ['CH', 1999, null, 1999],
    ['CH', 1999, percent(0), 1999],
  ] as const)('in %s, %i with %j is %i', (country, price, discount, later) =>
    expect(subsequentPrice(minor(price), discount, country)).toBe(later),
  )
})

test('only percent are known', () => {
  expect([percent(10), percent(10, 'EUR')].map(isPercent)).toEqual([true, false])
  expect(discountFraction(percent(10))).toBe(0.1)
})

test('the usual price is that without the discounts of the moment', () => {
  const reduction = (category: 'promotion' | 'campaign' | 'sale', amount: number) => ({
    category,
    type: 'relative' as const,
    amount: { relative: 0.1, absoluteWithTax: minor(amount) },
  })
  const appliedReductions = [reduction('sale', 300), reduction('campaign', 200), reduction('promotion', 100)]
  expect(usualPrice(aPrice(1000, { appliedReductions }))).toBe(1300)
})

test('a delivery costs all of its pieces', () => {
  const line = (quantity: number, first: number, subsequent: number) => ({
    quantity,
    price: { first: minor(first), subsequent: minor(subsequent) },
  })
  const lines = [line(2, 720, 700), line(1, 60, 50)]
  expect([firstTotal(lines), deliveryTotal(lines)]).toEqual([1500, 1450])
})
