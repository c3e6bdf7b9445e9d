import { describe, expect, test } from 'vitest'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { minor } from '#domain/money/price.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aGift, aLine, forBasket } from '#tests/support/promotions.ts'

const EUR = { currencyCode: 'EUR' }
const chose = (...ids: string[]) => ({ promotions: ids.map((id) => ({ id })) })
const autumn = aDiscount('autumn', 10, { priority: 2 })
const pair = aDiscount('pair', 15, { priority: 1, conditions: [forBasket('basket.quantity >= 2')] })
const cloth = aGift('cloth', [7], { priority: 3, customData: { giftConditions: { minOrderValue: 10000 } } })

describe('a line costs', () => {
  test.each([
    ['its price', aLine('l1'), 10000, 10000],
    ['as often as there are pieces', aLine('l1', { quantity: 3 }), 10000, 30000],
    ['less by a promotion, each piece of it', aLine('l1', { quantity: 3, ...chose('autumn') }), 9000, 27000],
    ['its price where a promotion is not met', aLine('l1', chose('pair')), 10000, 10000],
    [
      'less by two promotions, the better first',
      aLine('l1', { quantity: 2, ...chose('autumn', 'pair') }),
      7650,
      15300,
    ],
    ['its price where a promotion is over', aLine('l1', chose('past')), 10000, 10000],
    [
      'its price where it cannot be had',
      aLine('l1', { isAvailable: false, ...chose('autumn') }),
      10000,
      10000,
    ],
  ])('%s', (_, line, unit, total) => {
    const { lines } = priceBasket([line], [autumn, pair], EUR)
    expect(lines).toMatchObject([{ price: { unit: { withTax: unit }, total: { withTax: total } } }])
  })

  test('never less than 0', () => {
    const off = {
      ...autumn,
      effect: { type: 'automatic_discount', additionalData: { type: 'absolute', value: 99999 } },
    } as const
    expect(priceBasket([aLine('l1', chose('autumn'))], [off], EUR).cost.withTax).toBe(0)
  })
})

describe('a gift', () => {
  const frame = aLine('l1')
  const priceOfCloth = (rest: Parameters<typeof aLine>[1], ...others: ReturnType<typeof aLine>[]) =>
    priceBasket([aLine('l7', { unit: aPrice(500), ...rest }), ...others], [cloth, autumn], EUR).lines[0]

  test.each([
    ['costs nothing', () => priceOfCloth(chose('cloth'), frame), 0, 0],
    ['is one piece of three', () => priceOfCloth({ quantity: 3, ...chose('cloth') }, frame), 500, 1000],
    ['costs what it costs while it is not earned', () => priceOfCloth(chose('cloth')), 500, 500],
    [
      'is not earned by what a discount takes off',
      () => priceOfCloth(chose('cloth'), aLine('l1', chose('autumn'))),
      500,
      500,
    ],
  ])('%s', (_, line, unit, total) => {
    expect(line()).toMatchObject({ price: { unit: { withTax: unit }, total: { withTax: total } } })
  })

  test('among several pieces is only a reduction of their total', () => {
    const unit = aPrice(500, { recommendedRetailPrice: minor(600) })
    const line = priceOfCloth({ unit, quantity: 2, ...chose('cloth') }, frame)
    expect(line?.price.unit.appliedReductions).toEqual([])
    expect(line?.price.total).toMatchObject({ withTax: 500, recommendedRetailPrice: 1200, reference: null })
    expect(line?.price.total.appliedReductions).toMatchObject([
      { category: 'buy_x_get_y', promotionId: 'cloth', amount: { absoluteWithTax: 500, relative: 0.5 } },
    ])
  })

  test('is given as often as there is one', () => {
    const two = aGift('cloth', [7, 8], {}, { maxCount: 3 })
    const lines = [
      aLine('l7', { quantity: 2, ...chose('cloth') }),
      aLine('l8', { quantity: 2, ...chose('cloth') }),
      frame,
    ]
    const totals = priceBasket(lines, [two], EUR).lines.map(({ price }) => price.total.withTax)
    expect(totals).toEqual([0, 10000, 10000])
  })
})

describe('a gift that is not earned is bought', () => {
  const far = aGift('far', [7], { priority: 3, customData: { giftConditions: { minOrderValue: 20_000 } } })
  const near = aGift('near', [8], { priority: 4, customData: { giftConditions: { minOrderValue: 11_000 } } })

  test('and counts and is reduced like everything else', () => {
    const cloths = aLine('l7', { unit: aPrice(500), ...chose('far', 'pair') })
    const { lines } = priceBasket([aLine('l1', chose('pair')), cloths], [far, pair], EUR)
    expect(lines.map(({ price }) => price.total.withTax)).toEqual([8500, 425])
    expect(lines[1]?.promotions).toMatchObject([
      { id: 'pair', isValid: true },
      { id: 'far', isValid: false, failedConditions: [{ key: 'min_order_value', level: 'global' }] },
    ])
  })

  test('beside another that is not earned', () => {
    const lines = [
      aLine('l7', { unit: aPrice(500), ...chose('far') }),
      aLine('l8', { unit: aPrice(300), ...chose('near') }),
    ]
    const totals = priceBasket(lines, [far, near], EUR).lines.map(({ price }) => price.total.withTax)
    expect(totals).toEqual([500, 300])
  })

  test('and can earn another gift', () => {
    const cloths = aLine('l7', { unit: aPrice(1000), ...chose('far') })
    const lines = [aLine('l1'), cloths, aLine('l8', chose('near'))]
    const totals = priceBasket(lines, [far, near], EUR).lines.map(({ price }) => price.total.withTax)
    expect(totals).toEqual([10_000, 1000, 0])
  })
})

test('a line names its promotions with the best first, be it a gift or a discount', () => {
  const first = aGift('first', [7], { priority: 1 })
  const line = aLine('l7', { quantity: 2, ...chose('autumn', 'first') })
  const { lines } = priceBasket([line, aLine('l1')], [autumn, first], EUR)
  expect(lines[0]?.promotions.map(({ id }) => id)).toEqual(['first', 'autumn'])
})

test('a promotion reduces only the lines that have chosen it', () => {
  const lines = [aLine('l1', chose('autumn')), aLine('l2', chose('pair'))]
  const totals = priceBasket(lines, [autumn, pair], EUR).lines.map(({ price }) => price.total.withTax)
  expect(totals).toEqual([9000, 8500])
})

test('a total names each reduction with its share of the price before it', () => {
  const [line] = priceBasket(
    [aLine('l1', { quantity: 2, ...chose('autumn', 'pair') })],
    [autumn, pair],
    EUR,
  ).lines
  expect(line?.price.total.appliedReductions).toMatchObject([
    { promotionId: 'pair', amount: { relative: 0.15, absoluteWithTax: 3000 } },
    { promotionId: 'autumn', amount: { relative: 0.1, absoluteWithTax: 1700 } },
  ])
})

test('the best is applicable first, be it a gift or a discount', () => {
  const gift = aGift('gift', [7], { priority: 1 })
  const { applicable } = priceBasket([aLine('l1')], [autumn, gift], EUR)
  expect(applicable.map(({ promotion }) => promotion.id)).toEqual(['gift', 'autumn'])
})
