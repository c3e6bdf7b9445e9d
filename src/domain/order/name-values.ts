import type { Order, OrderItem } from './order.ts'
import { ownValues } from './own-values.ts'

/** Of which values of an order a customer says whose they are, by the key of `OwnValues`. `wearer`: a parsed name; empty removes it. */
export type NameValues = { customerId: string; orderId: string; key: string; wearer: string }

/** The items of an order with the name beside the values that it is for. Null where the order has no such values. */
export function withWearer(
  order: Pick<Order, 'items' | 'placedAt'>,
  { key, wearer }: Pick<NameValues, 'key' | 'wearer'>,
): OrderItem[] | null {
  const entry = ownValues(order).find((each) => each.key === key)
  if (!entry) return null
  return order.items.map((item) => {
    if (!entry.items.includes(item)) return item
    const { wearer: _, ...customData } = item.customData
    return { ...item, customData: { ...customData, ...(wearer !== '' && { wearer }) } }
  })
}
