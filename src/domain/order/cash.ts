import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { amountToCollect } from './ledger.ts'
import type { Order, OrderPackage } from './order.ts'

/**
 * The smallest coin of currencies whose prices are finer, in minor units. Czech coins are whole crowns; what is rounded away belongs to no
 * tax base (Czech VAT act 235/2004, § 36, 5).
 */
const SMALLEST_COIN: Partial<Record<string, number>> = { CZK: 100 }

/** An amount as it can be paid in cash, half a coin rounded up. */
export function roundCash(amount: Minor, currency: string): Minor {
  const coin = SMALLEST_COIN[currency] ?? 1
  return minor(Math.round(amount / coin) * coin)
}

type Cash = Parameters<typeof amountToCollect>[0] & Pick<Order, 'currencyCode'>

/** What the carrier takes for a package in coins that exist; 0 where nothing is collected. */
export const cashToCollect = (order: Cash, each: OrderPackage): Minor =>
  roundCash(amountToCollect(order, each), order.currencyCode)

/** By how much cash for an order on delivery differs from its total as it was ordered, parcel by parcel; 0 for other orders. */
export function orderedRounding({ items, packages, payment, cost, currencyCode }: Cash): Minor {
  if (payment.at(-1)?.key !== 'cash_on_delivery') return minor(0)
  const amounts = packages.map(({ id }, at) => {
    const prices = items.filter(({ packageId }) => packageId === id).map(({ price }) => price.total.withTax)
    const fees = at === 0 ? cost.appliedFees.map(({ amount }) => amount.withTax) : []
    return sumOf([...prices, ...fees])
  })
  return sumOf(amounts.map((amount) => minor(roundCash(amount, currencyCode) - amount)))
}
