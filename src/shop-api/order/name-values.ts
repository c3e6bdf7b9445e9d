import { sql } from 'drizzle-orm'
import { type NameValues, withWearer } from '#domain/order/name-values.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { saveOrder } from './save-order.ts'
import { lockOrder } from './stored-order.ts'

/** Records whose some values of an order are. False where it is not the customer's, or has no such values, or is to lose them. */
export const nameValues = ({ db }: Pick<Scope, 'db'>, named: NameValues): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { customerId, orderId } = named
    const order = await lockOrder(
      tx,
      sql`id = ${orderId} and customer_id = ${customerId} and values_removal is null`,
    )
    const items = order && withWearer({ items: order.document.items, placedAt: order.placedAt }, named)
    if (!order || !items) return false
    await saveOrder(tx, order, { document: { ...order.document, items } })
    return true
  })
