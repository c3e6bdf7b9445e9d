import { sql } from 'drizzle-orm'
import type { Order, OrderItem } from '#domain/order/order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { saveOrder } from './save-order.ts'
import { lockOrder } from './stored-order.ts'

/** Changes what an order says of its customer's values. False where it is not theirs, is to lose them, or `change` finds none: null. */
export const changeOwnItems = (
  { db }: Pick<Scope, 'db'>,
  { customerId, orderId }: { customerId: string; orderId: string },
  change: (order: Pick<Order, 'items' | 'placedAt'>) => OrderItem[] | null,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(
      tx,
      sql`id = ${orderId} and customer_id = ${customerId} and values_removal is null`,
    )
    const items = order && change({ items: order.document.items, placedAt: order.placedAt })
    if (!order || !items) return false
    await saveOrder(tx, order, { document: { ...order.document, items } })
    return true
  })
