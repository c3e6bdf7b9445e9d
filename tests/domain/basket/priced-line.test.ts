import { expect, test } from 'vitest'
import {
  boughtQuantity,
  boughtValue,
  costOf,
  countedLine,
  type PartiallyPricedLine,
} from '#domain/basket/priced-line.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aLine } from '#tests/support/promotions.ts'

const line: PartiallyPricedLine = {
  line: aLine('l7', { quantity: 6, categoryIds: [3] }),
  unit: aPrice(1000),
  bought: [
    { unit: aPrice(833), count: 2 },
    { unit: aPrice(834), count: 1 },
  ],
  given: { promotionId: 'cloth', count: 3, unit: aPrice(0) },
  promotions: [],
}

test('of a line counts what is bought, at its reduced price', () => {
  expect([boughtQuantity(line), boughtValue(line)]).toEqual([3, 2500])
  expect(countedLine(line)).toEqual({ variantId: 7, quantity: 3, categoryIds: [3], withTax: 2500 })
})

test('alike pieces cost their number of times the price', () => {
  expect(costOf({ unit: aPrice(833), count: 2 })).toBe(1666)
})
