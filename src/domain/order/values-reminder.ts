import type { Order } from './order.ts'
import { waitsForValues } from './add-values.ts'

/** Days after the confirmation of an order. Nobody is reminded after the last one. */
export const VALUES_REMINDERS = { first: 3, second: 10, last: 60 }
const DAY = 86_400_000

/** Which reminder of missing values a buyer should have got: none, the first or the second. Both are RFC 3339. */
export function valuesReminderStage(confirmedAt: string, now: string): 0 | 1 | 2 {
  const days = (Date.parse(now) - Date.parse(confirmedAt)) / DAY
  if (days < VALUES_REMINDERS.first || days > VALUES_REMINDERS.last) return 0
  return days < VALUES_REMINDERS.second ? 1 : 2
}

/** The groups of the pairs that wait for their values. */
export const groupsWithoutValues = (order: Pick<Order, 'items' | 'packages'>): string[] =>
  order.items.flatMap((item) => (item.itemGroup && waitsForValues(order, item) ? [item.itemGroup.id] : []))
