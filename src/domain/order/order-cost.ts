import type { Basket } from '#domain/basket/basket.ts'
import { costOf } from '#domain/basket/price-basket.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { vatWithin } from '#domain/money/reduction.ts'
import { sumOf, taxByRate } from '#domain/money/sum.ts'
import type { Credit, Fee, Order } from './order.ts'

/** What a basket costs with its fees. A fee follows what is sent: it is taxed as the goods that are worth the most. */
export function orderCost({ items, cost, currencyCode }: Basket, fees: readonly Fee[]): Order['cost'] {
  const totals = items.map(({ price }) => price.total)
  const rate = mainRate(totals)
  const all = [...totals, ...fees.map((fee) => feePrice(fee, rate, currencyCode))]
  return {
    ...costOf(all, currencyCode),
    appliedReductions: cost.appliedReductions,
    appliedFees: [...fees],
    taxes: taxByRate(all),
  }
}

/** What an order costs by rate, the highest first; `amount` is the tax within `withTax`. */
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

/** At which most of what is bought is taxed; 0 where nothing is. */
function mainRate(totals: readonly Price[]): number {
  const worth = [...Map.groupBy(totals, ({ tax }) => tax.vat.rate)].map(([rate, alike]) => ({
    rate,
    amount: sumOf(alike.map(({ withTax }) => withTax)),
  }))
  return worth.toSorted((one, other) => other.amount - one.amount)[0]?.rate ?? 0
}

function feePrice({ amount: { withTax } }: Fee, rate: number, currencyCode: string): Price {
  const amount = vatWithin(withTax, rate)
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
