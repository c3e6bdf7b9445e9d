import { minor } from '#domain/money/price.ts'
import type { OpenLimit } from '#domain/order/place-order.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/**
 * Limits of orders that are paid to us later, on account or on delivery: how many of one mailbox may be open at once, and their sum in
 * minor units of the shop's currency. `unproven`: guests, and accounts before their mailbox is confirmed: anybody can enter any address.
 */
const OPEN: Record<'unproven' | 'proven', { orders: number; totals: Record<ShopCountry, number> }> = {
  unproven: {
    orders: 2,
    totals: { DE: 30_000, AT: 30_000, CH: 30_000, CZ: 700_000, PL: 120_000, IT: 30_000 },
  },
  proven: {
    orders: 6,
    totals: { DE: 300_000, AT: 300_000, CH: 300_000, CZ: 4_000_000, PL: 800_000, IT: 200_000 },
  },
}

/** Attempts of unproven customers to order so, from one network address. */
export const PAY_LATER_ATTEMPTS = { orders: 6, seconds: 3600 }

/** Days for which an unpaid order counts. After that its collection is no longer a matter of the shop. */
export const OPEN_DAYS = 60

/** What a customer may have open at once, the new order included. */
export function payLaterLimit(country: ShopCountry, isVerified: boolean): OpenLimit {
  const { orders, totals } = OPEN[isVerified ? 'proven' : 'unproven']
  return { orders, total: minor(totals[country]) }
}
