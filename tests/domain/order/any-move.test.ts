import { expect, test } from 'vitest'
import { applyOrderAction, type OrderActionResult } from '#domain/order/apply-order-action.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { OrderStage } from '#domain/order/order-stage.ts'
import type { ItemStatus } from '#domain/order/order-status.ts'
import { type Random, randomOf } from '#shop-api/seed/random.ts'
import { confirmedOrder, PARCEL, pickUpOrder } from '#tests/support/order-moves.ts'

const KEYS = ['a', 'b', 'c', 'd']

function someMove(random: Random): OrderAction {
  const ofPackage = random.pick([{}, { packageId: 1 }, { packageId: 2 }, { packageId: 9 }])
  const items = random.chance(0.5) ? {} : { items: KEYS.filter(() => random.chance(0.4)) }
  return random.pick<OrderAction>([
    { event: 'prepare', to: random.pick(['delegation_pending', 'shipment_pending']), ...ofPackage },
    { event: 'ship', ...ofPackage, ...(random.chance(0.3) && { tracking: PARCEL }) },
    { event: 'deliver', ...ofPackage },
    { event: 'ready', ...ofPackage },
    { event: 'collect', ...ofPackage },
    { event: 'cancel', ...items },
    { event: 'return', ...(items.items && { items: items.items.map((key) => ({ key, pieces: 1 })) }) },
    { event: 'refund', ...(random.chance(0.5) ? { amount: random.int(1, 5000) } : items) },
  ])
}

/** How far an order has come; it never goes back. */
const RANK: Record<OrderStage, number> = {
  open: 0,
  payment_pending: 0,
  confirmed: 1,
  shipped: 2,
  ready_for_collection: 2,
  delivered: 3,
  collected: 3,
  returned: 4,
  cancelled: 4,
  refunded: 5,
}
/** What may become of an item. */
const AFTER: Record<ItemStatus, ItemStatus[]> = {
  available: ['available', 'cancelled', 'delivered', 'returned'],
  delivered: ['delivered', 'returned'],
  cancelled: ['cancelled'],
  returned: ['returned'],
  undeliverable: [],
  unavailable: [],
}
const OTHERS: [string, OrderActionResult, OrderStage[]][] = [
  ['sent', confirmedOrder, ['ready_for_collection', 'collected']],
  ['collected', pickUpOrder, ['shipped', 'delivered']],
]

test.each(OTHERS)(
  'whatever happens to an order that is %s, it stays an order of its kind',
  (_, start, never) => {
    const reached = new Set<OrderStage>()
    for (let seed = 1; seed <= 400; seed++) {
      const random = randomOf(`moves ${seed}`)
      let order = start
      for (let step = 0; step < 12; step++) {
        const move = someMove(random)
        const moved = applyOrderAction(order, move)
        if (!moved.ok) continue
        const next = moved.value
        expect(never).not.toContain(next.status)
        expect(RANK[next.status]).toBeGreaterThanOrEqual(RANK[order.status])
        expect(next.reduction).toBeGreaterThanOrEqual(order.reduction)
        expect(next.reduction).toBeLessThanOrEqual(order.cost.withTax)
        const gone = order.items.map(
          ({ status: before }, at) => [before, next.items[at]?.status ?? 'available'] as const,
        )
        expect(gone.filter(([before, after]) => !AFTER[before].includes(after))).toEqual([])
        const again = applyOrderAction(next, move)
        expect(again.ok ? { ...again.value, touched: [] } : next).toEqual(
          again.ok ? { ...next, touched: [] } : next,
        )
        order = next
        reached.add(order.status)
      }
    }
    expect(reached.size).toBe(5)
  },
)
