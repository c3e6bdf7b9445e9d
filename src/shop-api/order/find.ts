import { asc, eq, sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import type { OrderNews } from '#domain/order/move.ts'
import { type Db, rows } from '#shop-api/db.ts'
import { orderNews } from '#shop-api/schema/order.ts'
import { orderOf, readOrders } from './stored.ts'
import { rfc3339 } from '#shop-api/wire/moment.ts'

const PER_PAGE = 20

/** What a customer has bought, or everybody has, the latest first. What is not paid for is not bought. */
export async function ordersOf(
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

const MOST_NEWS = 50

/** What nobody was told of yet, the oldest first. */
export async function untold(db: Db): Promise<OrderNews[]> {
  const found = await db
    .select()
    .from(orderNews)
    .where(eq(orderNews.isTold, false))
    .orderBy(asc(orderNews.id))
    .limit(MOST_NEWS)
  return found.map(({ id, orderId, event, at, detail }) => ({
    ...detail,
    id,
    orderId,
    event,
    at: rfc3339(at),
  }))
}

export async function told(db: Db, id: number): Promise<void> {
  await db.update(orderNews).set({ isTold: true }).where(eq(orderNews.id, id))
}
