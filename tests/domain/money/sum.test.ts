import { describe, expect, test } from 'vitest'
import { minor, type Price, type Reduction } from '#domain/money/price.ts'
import { sumReductions, taxByRate, multiplyPrice } from '#domain/money/sum.ts'
import { aPrice } from '#tests/support/goods.ts'

const reduction = (absolute: number, rest: Partial<Reduction> = {}): Reduction => ({
  category: 'sale',
  type: 'relative',
  amount: { relative: 0.2, absoluteWithTax: minor(absolute) },
  ...rest,
})
const at = (withTax: number, rate: number): Price =>
  aPrice(withTax, { tax: { vat: { amount: minor(0), rate } } })

describe('three pieces', () => {
  test('cost three times as much, with the tax of the total', () => {
    const price = aPrice(1999, {
      appliedReductions: [reduction(500)],
      recommendedRetailPrice: minor(2500),
      reference: { withTax: minor(999), size: 1, unit: 'l' },
    })
    expect(multiplyPrice(price, 3)).toEqual({
      ...price,
      withTax: 5997,
      withoutTax: 5039,
      tax: { vat: { amount: 958, rate: 0.19 } },
      appliedReductions: [reduction(1500)],
      recommendedRetailPrice: 7500,
      reference: null,
    })
  })

  test('without a recommended price have none', () => {
    expect(multiplyPrice(aPrice(100), 3).recommendedRetailPrice).toBeNull()
  })
})

describe('tax is rounded once for each rate, the highest first', () => {
  test.each([
    [[], []],
    [[at(11900, 0.19)], [{ rate: 0.19, withTax: 11900, amount: 1900 }]],
    [
      [at(999, 0.026), at(999, 0.081), at(999, 0.026)],
      [
        { rate: 0.081, withTax: 999, amount: 75 },
        { rate: 0.026, withTax: 1998, amount: 51 },
      ],
    ],
    [[at(3, 0.19), at(3, 0.19), at(3, 0.19)], [{ rate: 0.19, withTax: 9, amount: 1 }]],
  ])('case %#', (prices, taxes) => {
    expect(taxByRate(prices)).toEqual(taxes)
  })
})

describe('reductions are summed by their cause', () => {
  const reduced = (withTax: number, ...appliedReductions: Reduction[]) =>
    aPrice(withTax, { appliedReductions })

  test.each([
    ['none', [reduced(100)], []],
    [
      'one cause twice, as a share of what all was before',
      [reduced(8000, reduction(2000)), reduced(4000, reduction(1000)), reduced(5000)],
      [reduction(3000, { amount: { relative: 0.15, absoluteWithTax: minor(3000) } })],
    ],
    [
      'an amount and a share: an amount',
      [reduced(8000, reduction(2000)), reduced(0, reduction(0, { type: 'absolute' }))],
      [reduction(2000, { type: 'absolute' })],
    ],
    [
      'a share and an amount: an amount',
      [reduced(0, reduction(0, { type: 'absolute' })), reduced(8000, reduction(2000))],
      [reduction(2000, { type: 'absolute' })],
    ],
    [
      'two promotions stay two',
      [reduced(8000, reduction(1000, { promotionId: 'a' }), reduction(1000, { promotionId: 'b' }))],
      [
        reduction(1000, { promotionId: 'a', amount: { relative: 0.1, absoluteWithTax: minor(1000) } }),
        reduction(1000, { promotionId: 'b', amount: { relative: 0.1, absoluteWithTax: minor(1000) } }),
      ],
    ],
    [
      'nothing off nothing',
      [reduced(0, reduction(0))],
      [reduction(0, { amount: { relative: 0, absoluteWithTax: minor(0) } })],
    ],
  ])('%s', (_, prices, sums) => {
    expect(sumReductions(prices)).toEqual(sums)
  })
})
