import type { Order } from './order.ts'
import { awaitedOf } from './add-values.ts'

/** Days after the confirmation of an order. Nobody is reminded after the last one. */
export const VALUES_REMINDERS = { first: 3, second: 10, last: 60 }
const DAY = 86_400_000

/** Which reminder of missing values a buyer should have got: none, the first or the second. Both are RFC 3339. */
export function valuesReminderStage(confirmedAt: string, now: string): 0 | 1 | 2 {
  const days = (Date.parse(now) - Date.parse(confirmedAt)) / DAY
  if (days < VALUES_REMINDERS.first || days > VALUES_REMINDERS.last) return 0
  return days < VALUES_REMINDERS.second ? 1 : 2
}

/** A pair that waits for its values, or for the slip that they are from. */
export type AwaitedPair = { group: string; what: 'values' | 'slip' }

/** What an order waits for from its buyer. */
export const awaitedPairs = (order: Pick<Order, 'items' | 'packages' | 'placedAt' | 'shop'>): AwaitedPair[] =>
  order.items.flatMap((item) => {
    const what = awaitedOf(order, item)
    return item.itemGroup && what !== null ? [{ group: item.itemGroup.id, what }] : []
  })

/** What a buyer is asked for: values before a slip. Null: nothing. */
export function firstAwaited(
  order: Pick<Order, 'items' | 'packages' | 'placedAt' | 'shop'>,
): AwaitedPair['what'] | null {
  const pairs = awaitedPairs(order)
  return (pairs.find(({ what }) => what === 'values') ?? pairs[0])?.what ?? null
}
