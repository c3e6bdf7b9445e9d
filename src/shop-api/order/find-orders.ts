import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { OrderSearch } from '#domain/order/order-search.ts'
import { type Db, rows } from '#platform/database.ts'
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
  return pageOf(db, sql`${whose} and confirmed_at is not null`, page)
}

/**
 * Orders of all shops, the latest first, also unpaid ones. Each word of the text is part of a name, a company, the email address or the
 * number, whatever its case and accents; no character of it is a wildcard.
 */
export async function searchOrders(
  db: Db,
  { text = '', stage, page = 1 }: OrderSearch,
): Promise<{ orders: Order[]; total: number }> {
  const number = parseOrderNumber(text)
  const words = number.ok ? [number.value] : text.split(/\s+/).filter(Boolean)
  const conditions = [
    sql`true`,
    ...(stage === undefined ? [] : [sql`stage = ${stage}`]),
    // A database of the locale C makes only plain letters small.
    ...words.map((word) => sql`strpos(words, lower(search_plain(${word}))) > 0`),
  ]
  return pageOf(db, sql.join(conditions, sql` and `), page)
}

/** A page of the orders that match `which`, a condition on `purchase`, and how many there are. */
async function pageOf(db: Db, which: SQL, page: number): Promise<{ orders: Order[]; total: number }> {
  const [sum] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from purchase where ${which}`,
  )
  const order = sql`order by placed_at desc, id`
  // The ids first: an index has all that is needed for them, and documents are large.
  const ids = sql`select id from purchase where ${which} ${order} limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`
  const found = await readOrders(db, sql`id in (${ids})`, order)
  return { orders: found.map(orderOf), total: sum?.total ?? 0 }
}

/** Notifications in one answer. */
const NEWS_PAGE = 50

/** A page of notifications not sent yet, the oldest first. */
export async function pendingOrderNews(db: Db, after = 0, size = NEWS_PAGE): Promise<OrderNotification[]> {
  const found = await db
    .select()
    .from(orderNews)
    .where(and(eq(orderNews.isNotified, false), gt(orderNews.id, after)))
    .orderBy(asc(orderNews.id))
    .limit(size)
  return found.map(({ id, orderId, event, at, detail }) => ({
    ...detail,
    id,
    orderId,
    event,
    at: rfc3339(at),
  }))
}

export async function markNotified(db: Db, id: number): Promise<void> {
  await db.update(orderNews).set({ isNotified: true }).where(eq(orderNews.id, id))
}
