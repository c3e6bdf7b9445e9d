import { describe, expect, test } from 'vitest'
import { priceBasket } from '#domain/basket/price-basket.ts'
import { minor } from '#domain/money/price.ts'
import { aPrice } from '#tests/support/goods.ts'
import { aDiscount, aLine } from '#tests/support/promotions.ts'

const EUR = { currencyCode: 'EUR' }
const autumn = aDiscount('autumn', 10, { priority: 2 })
const chose = (...ids: string[]) => ({ promotions: ids.map((id) => ({ id })) })

describe('the cost of a basket', () => {
  test('has the rate of its goods, however small its tax', () => {
    expect(priceBasket([aLine('l1', { unit: aPrice(1) })], [], EUR).cost.tax.vat).toEqual({
      amount: 0,
      rate: 0.19,
    })
  })

  test('without lines is 0', () => {
    expect(priceBasket([], [autumn], EUR).cost).toEqual({
      withTax: 0,
      withoutTax: 0,
      tax: { vat: { amount: 0, rate: 0 } },
      currencyCode: 'EUR',
      appliedReductions: [],
    })
  })

  test('is that of the available lines, with their one rate and all reductions', () => {
    const lines = [
      aLine('l1', chose('autumn')),
      aLine('l2', { quantity: 2 }),
      aLine('l3', { isAvailable: false }),
    ]
    expect(priceBasket(lines, [autumn], EUR).cost).toEqual({
      withTax: 29000,
      withoutTax: 24370,
      tax: { vat: { amount: 4630, rate: 0.19 } },
      currencyCode: 'EUR',
      appliedReductions: [
        {
          category: 'automatic_discount',
          promotionId: 'autumn',
          type: 'relative',
          amount: { relative: 1 / 30, absoluteWithTax: 1000 },
        },
      ],
    })
  })

  test('of several rates has the tax of each, and their mean', () => {
    const unit = aPrice(10260, { tax: { vat: { amount: minor(260), rate: 0.026 } } })
    const { cost } = priceBasket([aLine('l1', { unit: aPrice(11900) }), aLine('l2', { unit })], [], EUR)
    expect(cost).toMatchObject({
      withTax: 22160,
      withoutTax: 20000,
      tax: { vat: { amount: 2160, rate: 0.108 } },
    })
  })

  test.each([
    [1000, 1550, 0.0846],
    [1000, 1050, 0.1004],
  ])('of %d and %d with two rates rounds their mean to four places', (high, low, rate) => {
    const unit = aPrice(low, { tax: { vat: { amount: minor(0), rate: 0.026 } } })
    const { cost } = priceBasket([aLine('l1', { unit: aPrice(high) }), aLine('l2', { unit })], [], EUR)
    expect(cost.tax.vat.rate).toBe(rate)
  })

  test('of several rates with a total of 0 has no rate', () => {
    const free = aPrice(0, { tax: { vat: { amount: minor(0), rate: 0.026 } } })
    const { cost } = priceBasket([aLine('l1', { unit: aPrice(0) }), aLine('l2', { unit: free })], [], EUR)
    expect(cost.tax.vat).toEqual({ amount: 0, rate: 0 })
  })
})
