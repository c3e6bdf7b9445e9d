import { expect, test } from 'vitest'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { minor } from '#domain/money/price.ts'
import { multiplyPrice } from '#domain/money/sum.ts'
import { billedLine } from '#domain/order/billed-line.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aGift, aLine, anAmountOff } from '#tests/support/promotions.ts'

const percent = aDiscount('percent', 10, { displayName: 'Herbst' })
const voucher = { ...anAmountOff('voucher', 1000), name: 'Willkommen', code: 'WILLKOMMEN10' }
const gift = aGift('gift', [7], { name: 'Drei für zwei', customData: { giftConditions: { minQuantity: 0 } } })

/** A line of three pieces, as a basket prices it, with all promotions chosen. */
function bought(price: number, promotions: readonly Promotion[]) {
  const chosen = promotions.map(({ id, code }) => ({ id, ...(code !== undefined && { code }) }))
  const line = aLine('l7', { quantity: 3, unit: aPrice(price), promotions: chosen })
  const [priced] = priceBasket([line], promotions, { currencyCode: 'EUR' }).lines
  return { price: { unit: aPrice(0), total: aPrice(0) }, ...priced, quantity: 3 }
}

test.each<[string, Promotion[], number, number, [string, string | null, number][]]>([
  ['its price', [], 1999, 1999, []],
  ['less percent of each piece', [percent], 1999, 1799, []],
  ['less an amount that its pieces share evenly', [anAmountOff('even', 1200)], 2000, 1600, []],
  ['less an amount', [voucher], 1999, 1999, [['Willkommen', 'WILLKOMMEN10', 1000]]],
  ['less a gift', [gift], 2000, 2000, [['Drei für zwei', null, 2000]]],
  [
    'less a gift, and percent of what is bought',
    [percent, gift],
    2000,
    2000,
    [
      ['Herbst', null, 400],
      ['Drei für zwei', null, 2000],
    ],
  ],
])('a line of three pieces is stated as %s', (_, promotions, price, unit, reductions) => {
  const line = bought(price, promotions)
  const billed = billedLine(line)
  expect(billed.unit.withTax).toBe(unit)
  expect(billed.reductions.map(({ name, code, withTax }) => [name, code, withTax])).toEqual(reductions)
  expect(multiplyPrice({ ...line.price.unit, withTax: billed.unit.withTax }, 3).withTax).toBe(billed.value)
  expect(billed.value - reductions.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(
    line.price.total.withTax,
  )
})

test('the net price of a piece is that of the price that is stated', () => {
  expect(billedLine(bought(2000, [percent, gift]))).toMatchObject({
    unit: { withTax: 2000, withoutTax: 1681 },
    reductions: [
      { withTax: 400, withoutTax: 336 },
      { withTax: 2000, withoutTax: 1681 },
    ],
  })
})

test('what no promotion of the line explains is a reduction without a name', () => {
  const { price: of } = bought(1999, [voucher])
  const price = {
    unit: aPrice(1999),
    total: { ...aPrice(4997), appliedReductions: of.total.appliedReductions },
  }
  expect(billedLine({ price, quantity: 3 })).toEqual({
    unit: { withTax: 1999, withoutTax: 1680 },
    value: 5997,
    reductions: [{ name: null, code: null, withTax: minor(1000), withoutTax: minor(840) }],
  })
})
