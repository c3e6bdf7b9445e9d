import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { discountOn, reducePrice } from '#domain/money/reduce.ts'
import { aPrice } from '#tests/support/goods.ts'

describe('a discount of', () => {
  test.each([
    ['absolute', 500, 12900, 500],
    ['absolute', 500, 300, 300],
    ['absolute', 500, 0, 0],
    ['absolute', -500, 12900, 0],
    ['absolute', 0.5, 12900, 1],
    ['relative', 10, 12900, 1290],
    ['relative', 15, 1999, 300],
    ['relative', 100, 1999, 1999],
    ['relative', 150, 1999, 1999],
    ['relative', 0, 1999, 0],
    ['relative', -10, 1999, 0],
  ] as const)('%s %d takes off %i: %i', (type, value, amount, off) => {
    expect(discountOn(minor(amount), { type, value })).toBe(off)
  })
})

describe('a reduced price', () => {
  const cause = { category: 'automatic_discount', promotionId: 'p' } as const

  test('is less, with the tax of the rest and its cause', () => {
    expect(reducePrice(aPrice(11900), { type: 'relative', value: 10 }, cause)).toMatchObject({
      withTax: 10710,
      withoutTax: 9000,
      tax: { vat: { amount: 1710, rate: 0.19 } },
      appliedReductions: [{ ...cause, type: 'relative', amount: { relative: 0.1, absoluteWithTax: 1190 } }],
    })
  })

  test('of 0 stays 0', () => {
    expect(reducePrice(aPrice(0), { type: 'absolute', value: 500 }, cause)).toMatchObject({
      withTax: 0,
      appliedReductions: [{ amount: { relative: 0, absoluteWithTax: 0 } }],
    })
  })

  test('is reduced again from the rest', () => {
    const once = reducePrice(aPrice(10000), { type: 'relative', value: 10 }, cause)
    expect(reducePrice(once, { type: 'relative', value: 10 }, cause)).toMatchObject({
      withTax: 8100,
      appliedReductions: [{ amount: { absoluteWithTax: 1000 } }, { amount: { absoluteWithTax: 900 } }],
    })
  })
})

test('a reduced price keeps what else is known of it', () => {
  const price = aPrice(1000, { recommendedRetailPrice: minor(1200) })
  const reduced = reducePrice(price, { type: 'relative', value: 10 }, { category: 'automatic_discount' })
  expect(reduced).toMatchObject({ withTax: 900, currencyCode: 'EUR', recommendedRetailPrice: 1200 })
})
