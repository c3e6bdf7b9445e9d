import { totalCost } from '#domain/basket/price-basket.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { taxByRate } from '#domain/money/sum.ts'
import type { Minor } from '#domain/money/price.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Order, OrderItem } from './order.ts'
import { isAway, mayCharge, tryOnState } from './try-on-state.ts'

/** Who decides that frames are not sent back: the buyer by pressing the order button, the operator after two letters. */
export const KEPT_BY = ['buyer', 'operator'] as const
export type KeepTried = { keys: string[]; by: (typeof KEPT_BY)[number] }

/** unknown: no such order; impossible: it has no such frames away, or they may not be charged yet. */
export type KeepTriedFailure = 'unknown' | 'impossible'

/**
 * `again`: they were kept before, in this order. `new`: what an order of them holds; it is on account, with the prices that were
 * shown when the frames were requested.
 */
export type Keeping =
  | { kind: 'again'; orderId: string }
  | { kind: 'new'; keys: string[]; of: Pick<Order, 'items' | 'packages' | 'cost' | 'vouchers' | 'triedIn'> }

/** What it means to keep frames of a try-on, all or none. `today`: RFC 3339. */
export function keepTried(
  order: Order,
  { keys, by }: KeepTried,
  today: string,
): Result<Keeping, 'impossible'> {
  const named = order.items.filter(({ key }) => keys.includes(key))
  const fresh = named.filter(({ keptIn }) => keptIn === undefined)
  const [known] = named.flatMap(({ keptIn }) => keptIn ?? [])
  if (named.length < new Set(keys).size || !named.every(isTried)) return fail('impossible')
  if (fresh.length === 0)
    return known === undefined ? fail('impossible') : ok({ kind: 'again', orderId: known })
  const state = tryOnState(order, today)
  const isAllowed = by === 'buyer' || (state !== null && mayCharge(state, order.tryOn?.letters ?? [], today))
  if (!isAllowed || !fresh.every((item) => isAway(order, item))) return fail('impossible')
  const items = fresh.map(boughtItem)
  const totals = items.map(({ price }) => price.total)
  return ok({
    kind: 'new',
    keys: fresh.map(({ key }) => key),
    of: {
      items,
      packages: order.packages
        .filter(({ id }) => items.some(({ packageId }) => packageId === id))
        .map((each) => ({ ...each, deliveryStatus: 'shipment_completed' })),
      cost: { ...totalCost(totals, order.currencyCode), appliedFees: [], taxes: taxByRate(totals) },
      vouchers: [],
      triedIn: { orderId: order.id, by },
    },
  })
}

/** The price of a frame that is tried, once it is kept. */
export const priceIfKept = ({ variant }: Pick<OrderItem, 'variant'>): Minor => variant.price.withTax

export const priceOfKept = (items: readonly Pick<OrderItem, 'variant'>[]): Minor =>
  sumOf(items.map(priceIfKept))

/** The frame as it is bought: it is with the buyer already. */
function boughtItem(item: OrderItem): OrderItem {
  const { lensType: _, ...customData } = item.customData
  const { price } = item.variant
  return { ...item, customData, status: 'delivered', price: { unit: price, total: price } }
}
