import { addCorrection, type CorrectedValues } from '#domain/prescription/corrected-values.ts'
import type { Order, OrderItem } from './order.ts'
import { ownValues } from './own-values.ts'

/** Which values of glasses in an order their customer corrects, by the key of `OwnValues`. */
export type CorrectValues = CorrectedValues & { customerId: string; orderId: string; key: string }

/** The items of an order with the correction beside the values. Null where the order has no such glasses. */
export function itemsWithCorrection(
  order: Pick<Order, 'items' | 'placedAt'>,
  { key, ...corrected }: Omit<CorrectValues, 'customerId' | 'orderId'>,
): OrderItem[] | null {
  const entry = ownValues(order).find((each) => each.key === key && each.kind === 'glasses')
  if (!entry) return null
  return order.items.map((item) => (entry.items.includes(item) ? addCorrection(item, corrected) : item))
}
