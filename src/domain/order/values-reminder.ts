import type { Order } from './order.ts'
import { AWAITED, type Awaited, awaitedOf } from './add-values.ts'

/** Days after the confirmation of an order. Nobody is reminded after the last one. */
export const VALUES_REMINDERS = { first: 3, second: 10, last: 60 }
const DAY = 86_400_000

/** Which reminder of missing values a buyer should have got: none, the first or the second. Both are RFC 3339. */
export function valuesReminderStage(confirmedAt: string, now: string): 0 | 1 | 2 {
  const days = (Date.parse(now) - Date.parse(confirmedAt)) / DAY
  if (days < VALUES_REMINDERS.first || days > VALUES_REMINDERS.last) return 0
  return days < VALUES_REMINDERS.second ? 1 : 2
}

/** A pair that waits for something from its buyer. */
export type AwaitedPair = { group: string; what: Awaited }

type WaitingOrder = Pick<Order, 'items' | 'packages' | 'placedAt' | 'shop'>

/** What an order waits for from its buyer. */
export const awaitedPairs = (order: WaitingOrder): AwaitedPair[] =>
  order.items.flatMap((item) => {
    const what = awaitedOf(order, item)
    return item.itemGroup && what !== null ? [{ group: item.itemGroup.id, what }] : []
  })

const openPairs = (order: WaitingOrder, received: ReadonlySet<string>): AwaitedPair[] =>
  awaitedPairs(order).filter(({ group, what }) => what === 'office' || !received.has(group))

/**
 * The pair that a buyer is asked for first; null: none. Those whose group is in `received` are left out: a picture of their slip came. The distances of
 * office lenses stand on no slip.
 */
export function firstPair(
  order: WaitingOrder,
  received: ReadonlySet<string> = new Set(),
): AwaitedPair | null {
  const pairs = openPairs(order, received)
  return AWAITED.flatMap((each) => pairs.filter(({ what }) => what === each))[0] ?? null
}

/** The other pairs of an order that wait, each with its frame, and whether a picture of what it waits for came. */
export const otherPairs = (
  order: WaitingOrder,
  group: string,
  received: ReadonlySet<string>,
): { group: string; frame: Order['items'][number]; hasSlip: boolean }[] =>
  order.items.flatMap((frame) => {
    const what = awaitedOf(order, frame)
    const other = frame.itemGroup?.id ?? group
    if (what === null || other === group) return []
    return [{ group: other, frame, hasSlip: what !== 'office' && received.has(other) }]
  })

/** The frames of pairs with values for which their buyer has nothing left to send: they wait for nothing, or for what is on a picture that came. */
export function settledFrames(order: WaitingOrder, received: ReadonlySet<string>): Order['items'] {
  const open = new Set(openPairs(order, received).map(({ group }) => group))
  return order.items.filter(
    ({ itemGroup, customData, status }) =>
      itemGroup?.isMainItem &&
      customData['lensType'] === 'type_ei' &&
      status === 'available' &&
      !open.has(itemGroup.id),
  )
}

/** What a buyer is asked for first. Null: nothing. */
export const firstAwaited = (order: WaitingOrder): Awaited | null => firstPair(order)?.what ?? null
