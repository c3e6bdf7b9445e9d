import { describe, expect, test } from 'vitest'
import {
  isAdvertised,
  lowestPriorPrice,
  type ReductionPlan,
  reduce,
} from '#shop-api/seed/prices/reductions.ts'

const relative = (...fractions: number[]): ReductionPlan =>
  fractions.map((fraction) => ({ category: 'sale', relative: fraction }))

describe('a reduction', () => {
  test.each([
    [14900, relative(0.2), 'EUR', 11900],
    [14995, relative(0.15), 'EUR', 12700],
    [369000, relative(0.15), 'CZK', 313500],
    [16990, relative(0.15), 'CHF', 14400],
    [14900, relative(0.2, 0.1), 'EUR', 10700],
    [14900, [{ category: 'sale', euros: 10 }], 'EUR', 13900],
    [500, [{ category: 'voucher', euros: 10 }], 'EUR', 250],
    [64900, relative(0.15), 'PLN', 55100],
    [2099, relative(0.15), 'PLN', 1750],
  ] as [number, ReductionPlan, 'EUR' | 'CZK' | 'PLN' | 'CHF', number][])(
    'of %i by %j in %s leaves %i',
    (price, plan, currency, left) => {
      const { withTax, reductions } = reduce(price, plan, currency)
      expect(withTax).toBe(left)
      const off = (reductions ?? []).reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
      expect(price - off).toBe(left)
    },
  )

  test('states its cause', () => {
    const { reductions } = reduce(10_000, [{ category: 'voucher', euros: 5 }], 'CHF')
    expect(reductions?.[0]).toMatchObject({ category: 'voucher', type: 'absolute' })
    expect(reductions?.[0]).not.toHaveProperty('code')
    const promoted = reduce(10_000, [{ category: 'promotion', relative: 0.1, ref: 'optician-days' }], 'EUR')
    expect(promoted.reductions?.[0]).toMatchObject({ promotionId: 'optician-days-eur', type: 'relative' })
  })

  test('of nothing is null', () =>
    expect(reduce(14900, [], 'EUR')).toEqual({ withTax: 14900, reductions: null }))
})

test.each([
  [0.1, 10_000, 8000, 10_000],
  [0.6, 10_000, 8000, 9000],
  [0.8, 10_000, 8000, 8000],
  [0.95, 10_000, 8000, 7200],
  [0.05, 10_000, 10_000, 10_000],
  [0.5, 10_000, 10_000, 10_000],
  [0.9, 10_000, 10_000, null],
])('at lot %d, %i before and %i now, the lowest prior price is %s', (how, before, now, lowest) =>
  expect(lowestPriorPrice(how, before, now, 'EUR')).toBe(lowest),
)

test.each([
  [relative(0.2), 0.1, 10_000, 8000, true],
  [relative(0.2), 0.74, 10_000, 8000, true],
  [relative(0.2), 0.75, 10_000, 8000, false],
  [relative(0.2), 0.95, 10_000, 8000, false],
  [[], 0.1, 10_000, 10_000, false],
])('by %j at lot %d a tag shows a lower price: of %i now %i, %s', (plan, how, before, now, isCheaper) => {
  expect(isAdvertised(plan, how)).toBe(isCheaper)
  expect((lowestPriorPrice(how, before, now, 'EUR') ?? 0) > now).toBe(isCheaper)
})
