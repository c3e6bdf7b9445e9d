import { sql } from 'drizzle-orm'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { readOrders, withPayment } from './stored-order.ts'

/** The order of a submission whose response was lost; null if there is none, or if it was another basket's. */
export async function findOrderByAttempt(
  { db, shop }: Scope,
  { attemptKey, basketKey }: Pick<PlaceOrder, 'attemptKey' | 'basketKey'>,
): Promise<OrderWithPayment | null> {
  const [known] = await readOrders(
    db,
    sql`shop_id = ${shop.id} and attempt_key = ${attemptKey} and basket_key = ${basketKey}`,
  )
  return known ? withPayment(known) : null
}
