import { describe, expect, test } from 'vitest'
import { minor, type Reduction } from '#domain/money/price.ts'
import { discountPercent, priceTag, formatReduction, includedVat } from '#domain/money/reduction.ts'
import { aPrice } from '#tests/support/goods.ts'

const SALE: Reduction = {
  category: 'sale',
  type: 'relative',
  amount: { relative: 0.2, absoluteWithTax: minor(2000) },
}

describe('the percentage is whole and floored', () => {
  test.each([
    [8000, 10000, 20],
    [6667, 10000, 33],
    [8001, 10000, 19],
    [9999, 10000, 0],
    [10000, 10000, 0],
    [12000, 10000, 0],
    [0, 10000, 100],
    [0, 0, 0],
  ])('%i instead of %i is %i %% less', (now, before, expected) => {
    expect(discountPercent(minor(now), minor(before))).toBe(expected)
  })
})

test.each([
  [20, 'de-DE', '−20 %'],
  [20, 'pl-PL', '−20%'],
  [57, 'cs-CZ', '−57 %'],
])('%i %% less is written in %s as %s', (percent, intl, text) => {
  expect(formatReduction(percent, intl).replaceAll(/\s/g, ' ')).toBe(text)
})

describe('a reduced price of 80.00 is announced only against a higher lowest prior price', () => {
  test.each([
    ['higher', 10000, { price: 10000, percent: 20 }],
    ['higher by one percent', 8081, { price: 8081, percent: 1 }],
    ['higher by less than a percent', 8001, null],
    ['equal', 8000, null],
    ['lower', 7000, null],
    ['unknown', null, null],
  ])('%s', (_, lowest, was) => {
    const prior = {
      withTax: lowest === null ? null : minor(lowest),
      relativeDifferenceToPrice: null,
    }
    expect(priceTag(aPrice(8000, { appliedReductions: [SALE] }), prior)).toEqual({
      current: 8000,
      previous: was,
    })
  })

  test('nor without a known one', () => {
    expect(priceTag(aPrice(8000, { appliedReductions: [SALE] }), undefined).previous).toBeNull()
  })

  test('nor where nothing was reduced, whatever the earlier price', () => {
    const prior = { withTax: minor(10000), relativeDifferenceToPrice: -0.2 }
    expect(priceTag(aPrice(8000), prior)).toEqual({ current: 8000, previous: null })
  })
})

describe('the VAT within a price', () => {
  test.each([
    [11900, 0.19, 1900],
    [12000, 0.2, 2000],
    [10810, 0.081, 810],
    [1999, 0.22, 360],
    [1000, 0.19, 160],
    [1, 0.19, 0],
    [0, 0.19, 0],
    [1999, 0, 0],
  ])('of %i at %d is %i', (withTax, rate, expected) => {
    expect(includedVat(minor(withTax), rate)).toBe(expected)
  })
})
