import { describe, expect, test } from 'vitest'
import { reduceLines } from '#domain/basket/reduce-lines.ts'
import { boughtValue, type PartiallyPricedLine } from '#domain/basket/priced-line.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aGift, aLine, anAmountOff } from '#tests/support/promotions.ts'

const bought = (key: string, withTax: number, count = 1): PartiallyPricedLine => ({
  line: aLine(key, { quantity: count }),
  unit: aPrice(withTax),
  bought: [{ unit: aPrice(withTax), count }],
  given: null,
  promotions: [],
})
const given = (withTax: number): PartiallyPricedLine => ({
  ...bought('l7', withTax),
  bought: [],
  given: { promotionId: 'cloth', count: 1, unit: aPrice(withTax) },
})
const five = anAmountOff('five', 500)
const cost = (lines: PartiallyPricedLine[], promotion: Promotion) =>
  reduceLines(promotion, lines).map(boughtValue)

describe('an amount is taken off', () => {
  const boxes = Array.from({ length: 20 }, (_, index) => bought(`l${index + 10}`, 400))
  test.each<[string, PartiallyPricedLine[], Promotion, number[]]>([
    ['one piece', [bought('l1', 1000)], five, [500]],
    ['all pieces together', [bought('l1', 1000, 3)], five, [2500]],
    ['all lines together', boxes, five, boxes.map(() => 375)],
    ['in proportion to the cost', [bought('l1', 3000), bought('l2', 1000, 2)], five, [2700, 1800]],
    ['no more than they cost', [bought('l1', 300), bought('l2', 150)], five, [0, 0]],
    ['nothing that is free', [bought('l1', 0), bought('l2', 600)], five, [0, 100]],
    ['each line where the promotion says so', boxes, anAmountOff('five', 100, 'line'), boxes.map(() => 300)],
    [
      'each line up to its cost',
      [bought('l1', 300), bought('l2', 900)],
      anAmountOff('f', 500, 'line'),
      [0, 400],
    ],
    ['nothing by a negative value', [bought('l1', 300)], anAmountOff('f', -500), [300]],
    ['none of no lines', [], five, []],
  ])('%s', (_, lines, promotion, expected) => expect(cost(lines, promotion)).toEqual(expected))

  test('of pieces that then cost different amounts', () => {
    const [line] = reduceLines(five, [bought('l1', 1000, 3)])
    expect(line?.bought.map(({ unit, count }) => [unit.withTax, count])).toEqual([
      [833, 2],
      [834, 1],
    ])
    expect(line?.unit.withTax).toBe(1000)
  })

  test('without naming pieces that it does not reach', () => {
    const [line] = reduceLines(anAmountOff('cent', 1), [bought('l1', 1000, 2)])
    expect(line?.bought.map(({ unit }) => unit.appliedReductions.length)).toEqual([1, 0])
  })

  test('alike in any order of the lines', () => {
    const lines = [bought('l1', 333), bought('l2', 777, 2), bought('l3', 1111)]
    expect(cost(lines.toReversed(), five)).toEqual(cost(lines, five).toReversed())
    const equal = [bought('l1', 1000), bought('l2', 1000)]
    expect(cost(equal, anAmountOff('odd', 501))).toEqual([749, 750])
    expect(cost(equal.toReversed(), anAmountOff('odd', 501))).toEqual([750, 749])
  })
})

test('percent reduce each bought piece, and no gift', () => {
  const mixed = { ...given(400), bought: [{ unit: aPrice(400), count: 2 }] }
  const [line] = reduceLines(aDiscount('tenth', 10), [mixed])
  expect(line).toMatchObject({
    unit: { withTax: 360 },
    bought: [{ unit: { withTax: 360 }, count: 2 }],
    given: { unit: { withTax: 400 } },
  })
})

test.each([
  ['free of charge', aGift('cloth', [7]), 0],
  ['at half its price', aGift('cloth', [7], {}, { discountValue: 50 }), 200],
])('a gift is %s', (_, promotion, withTax) => {
  const [line] = reduceLines(promotion, [given(400)])
  expect(line?.given).toMatchObject({
    promotionId: 'cloth',
    count: 1,
    unit: { withTax, appliedReductions: [{ category: 'buy_x_get_y', promotionId: 'cloth' }] },
  })
  expect(reduceLines(promotion, [bought('l1', 400)])).toEqual([bought('l1', 400)])
})

test('a reduction names its code', () => {
  const [line] = reduceLines({ ...five, code: 'FIVE' }, [bought('l1', 1000)])
  expect(line?.bought[0]?.unit.appliedReductions).toMatchObject([
    { category: 'automatic_discount', type: 'absolute', promotionId: 'five', code: 'FIVE' },
  ])
})

test('a deal of several items reduces nothing', () => {
  const deal = { ...five, effect: { type: 'combo_deal', additionalData: {} } } as const
  expect(cost([bought('l1', 1000)], deal)).toEqual([1000])
})
