import type { Order } from './order.ts'
import { orderedPairs } from './ordered-pair.ts'

/**
 * With which values the pairs of an order are bought again that are made to values: `same`, those that they had, or `missing`, where those of
 * one are not known or not kept, so that it waits for others. Null where there is no such pair.
 */
export function valuesAgain({
  items,
  valuesRemoval,
}: Pick<Order, 'items' | 'valuesRemoval'>): 'same' | 'missing' | null {
  const pairs = orderedPairs(items).filter(({ lensType }) => lensType === 'type_ei')
  if (pairs.length === 0) return null
  return valuesRemoval === undefined && !pairs.some(({ areValuesLater }) => areValuesLater)
    ? 'same'
    : 'missing'
}
