import type { Basket } from '#domain/basket/basket.ts'
import { totalCost } from '#domain/basket/price-basket.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { includedVat } from '#domain/money/reduction.ts'
import { sumOf, taxByRate } from '#domain/money/sum.ts'
import type { Credit, Fee, Order } from './order.ts'

/** The total of a basket with its fees. A fee has the tax rate of the goods with the greatest value. */
export function orderCost({ items, cost, currencyCode }: Basket, fees: readonly Fee[]): Order['cost'] {
  const totals = items.map(({ price }) => price.total)
  const rate = mainRate(totals)
  const all = [...totals, ...fees.map((fee) => feePrice(fee, rate, currencyCode))]
  return {
    ...totalCost(all, currencyCode),
    appliedReductions: cost.appliedReductions,
    appliedFees: [...fees],
    taxes: taxByRate(all),
  }
}

/** The taxes of an order by rate, the highest first; `amount` is the tax within `withTax`. */
export function billedByRate({ items, cost }: Pick<Order, 'items' | 'cost'>): Credit['taxes'] {
  const totals = items.map(({ price }) => price.total)
  const main = mainRate(totals)
  const fees = cost.appliedFees.map((fee) => ({ rate: main, withTax: fee.amount.withTax }))
  const all = [...totals.map(({ withTax, tax }) => ({ rate: tax.vat.rate, withTax })), ...fees]
  return cost.taxes.map(({ rate, amount }) => ({
    rate,
    withTax: sumOf(all.filter((each) => each.rate === rate).map((each) => each.withTax)),
    amount,
  }))
}

/** The tax rate of the greatest part of the goods; 0 without goods. */
function mainRate(totals: readonly Price[]): number {
  const worth = [...Map.groupBy(totals, ({ tax }) => tax.vat.rate)].map(([rate, alike]) => ({
    rate,
    amount: sumOf(alike.map(({ withTax }) => withTax)),
  }))
  return worth.toSorted((one, other) => other.amount - one.amount)[0]?.rate ?? 0
}

function feePrice({ amount: { withTax } }: Fee, rate: number, currencyCode: string): Price {
  const amount = includedVat(withTax, rate)
  return {
    withTax,
    withoutTax: minor(withTax - amount),
    tax: { vat: { amount, rate } },
    currencyCode,
    appliedReductions: [],
    recommendedRetailPrice: null,
    reference: null,
  }
}
