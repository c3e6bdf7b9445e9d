import { expect } from 'vitest'
import type { Basket } from '#domain/basket/basket.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { taxByRate } from '#domain/money/sum.ts'

/** Each price is its net price and its tax, none is negative, and all lines together are the total. */
export function expectSums({ items, cost }: Basket): void {
  const totals = items.filter(({ status }) => status === 'available').map(({ price }) => price.total)
  expect(cost.withTax).toBe(sumOf(totals.map(({ withTax }) => withTax)))
  expect(cost.tax.vat.amount).toBe(sumOf(taxByRate(totals).map(({ amount }) => amount)))
  for (const { withTax, withoutTax, tax } of [
    cost,
    ...items.flatMap(({ price }) => [price.total, price.unit]),
  ]) {
    expect(withTax).toBe(withoutTax + tax.vat.amount)
    expect(Math.min(withTax, withoutTax, tax.vat.amount)).toBeGreaterThanOrEqual(0)
  }
}
