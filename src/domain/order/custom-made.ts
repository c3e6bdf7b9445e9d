import { valuesOf } from '#domain/checkout/made-to-measure.ts'
import type { OrderItem } from './order.ts'

type Item = Pick<OrderItem, 'key' | 'customData' | 'itemGroup'>

/**
 * Keys of what was made for one person: the lenses of a group that somebody's values belong to. The law lets nobody withdraw from them;
 * the frame they sit in is like any other.
 */
export function customMadeKeys(items: readonly Item[]): Set<string> {
  const groups = new Set(
    items.flatMap((item) => (item.itemGroup && valuesOf(item) !== null ? [item.itemGroup.id] : [])),
  )
  return new Set(
    items
      .filter(({ itemGroup }) => itemGroup && !itemGroup.isMainItem && groups.has(itemGroup.id))
      .map(({ key }) => key),
  )
}
