import { asc, eq, sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import { type Db, rows } from '#shop-api/open-database.ts'
import { orderNews } from '#shop-api/schema/order.ts'
import { orderOf, readOrders } from './stored-order.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'

const PER_PAGE = 20

/** Orders of one customer, or of all customers, the latest first. Unpaid orders are left out. */
export async function findOrders(
  db: Db,
  customerId: string | undefined,
  page: number,
): Promise<{ orders: Order[]; total: number }> {
  const whose = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`
  const which = sql`${whose} and confirmed_at is not null`
  const [sum] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from purchase where ${which}`,
  )
  const found = await readOrders(
    db,
    which,
    sql`order by placed_at desc, id limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  return { orders: found.map(orderOf), total: sum?.total ?? 0 }
}

const MAX_NEWS = 50

/** Notifications not sent yet, the oldest first. */
export async function pendingOrderNews(db: Db): Promise<OrderNotification[]> {
  const found = await db
    .select()
    .from(orderNews)
    .where(eq(orderNews.isTold, false))
    .orderBy(asc(orderNews.id))
    .limit(MAX_NEWS)
  return found.map(({ id, orderId, event, at, detail }) => ({
    ...detail,
    id,
    orderId,
    event,
    at: rfc3339(at),
  }))
}

export async function markNotified(db: Db, id: number): Promise<void> {
  await db.update(orderNews).set({ isTold: true }).where(eq(orderNews.id, id))
}
