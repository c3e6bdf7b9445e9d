import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
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
export function orderedRounding(order: Cash): Minor {
  const { items, packages, payment } = order
  const asOrdered = {
    ...order,
    credits: [],
    items: items.map(({ returned: _, isPaidBack: __, ...item }) => ({
      ...item,
      status: 'available' as const,
    })),
    packages: packages.map((each) => ({ ...each, deliveryStatus: 'open' as const })),
    payment: payment.map((each) => ({
      ...each,
      data: { state: 'authorised' as const, refunded: minor(0) },
    })),
  }
  return sumOf(
    asOrdered.packages.map((each) =>
      minor(cashToCollect(asOrdered, each) - amountToCollect(asOrdered, each)),
    ),
  )
}
