import type { Basket } from '#domain/basket/basket.ts'
import { totalCost } from '#domain/basket/price-basket.ts'
import { type Minor, minor, type Price } from '#domain/money/price.ts'
import { includedVat } from '#domain/money/reduction.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { taxByRate, type TaxOfRate } from '#domain/money/sum.ts'
import { feesByRate } from './fee-tax.ts'
import type { Fee, Order } from './order.ts'

/** The total of a basket with its fees, which are divided among the tax rates of the goods. */
export function orderCost({ items, cost, currencyCode }: Basket, fees: readonly Fee[]): Order['cost'] {
  const totals = items.map(({ price }) => price.total)
  const parts = feesByRate(sumOf(fees.map(({ amount }) => amount.withTax)), taxByRate(totals))
  const all = [...totals, ...parts.map(({ rate, withTax }) => feePrice(withTax, rate, currencyCode))]
  return {
    ...totalCost(all, currencyCode),
    appliedReductions: cost.appliedReductions,
    appliedFees: [...fees],
    taxes: taxByRate(all),
  }
}

/** The taxes of an order by rate, the highest first, as they were recorded with it. */
export function billedByRate({ items, cost }: Pick<Order, 'items' | 'cost'>): TaxOfRate[] {
  const totals = items.map(({ price }) => price.total)
  const main = mainRate(totals)
  const fees = cost.appliedFees.map((fee) => ({ rate: main, withTax: fee.amount.withTax }))
  const all = [...totals.map(({ withTax, tax }) => ({ rate: tax.vat.rate, withTax })), ...fees]
  return cost.taxes.map(({ rate, withTax, amount }) => ({
    rate,
    withTax: withTax ?? sumOf(all.filter((each) => each.rate === rate).map((each) => each.withTax)),
    amount,
  }))
}

/** The tax rates among which the fees of an order are divided, the highest first. */
export function feeRates(order: Pick<Order, 'items' | 'cost'>): number[] {
  const goods = taxByRate(order.items.map(({ price }) => price.total))
  const goodsAt = (rate: number) => goods.find((each) => each.rate === rate)?.withTax ?? 0
  return billedByRate(order).flatMap(({ rate, withTax }) => (withTax > goodsAt(rate) ? rate : []))
}

/** The tax rate of the greatest part of the goods, which the fees of earlier orders have; 0 without goods. */
function mainRate(totals: readonly Price[]): number {
  const worth = [...Map.groupBy(totals, ({ tax }) => tax.vat.rate)].map(([rate, alike]) => ({
    rate,
    amount: sumOf(alike.map(({ withTax }) => withTax)),
  }))
  return worth.toSorted((one, other) => other.amount - one.amount)[0]?.rate ?? 0
}

function feePrice(withTax: Minor, rate: number, currencyCode: string): Price {
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
