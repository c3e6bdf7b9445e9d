import { type SQL, sql } from 'drizzle-orm'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { LensReminder, LensReminderObstacle } from '#domain/subscription/lens-reminder.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { type Db, rows } from '#platform/database.ts'
import { reminderObjection } from '#shop-api/schema/order.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'
import { orderOf, readOrderPage, readOrders } from './stored-order.ts'

type Deps = Pick<Scope, 'db' | 'now'>

const EMAIL = `document #>> '{customer,email,email}'`
/** Lines of contact lenses: goods with values that are no part of a pair of glasses. */
const LENSES =
  '$.items[*] ? (exists(@.customData.prescriptionValues) && !exists(@.itemGroup) && @.status != "cancelled")'
const SUBSCRIBED_LENSES = '$.lines[*] ? (@.values != null)'

/** What stands against an email about an order of `purchase`, null for nothing. */
const OBSTACLE = sql.raw(`
  case
    when exists (
      select from reminder_objection as objection
      where objection.shop_id = purchase.shop_id and objection.mailbox = mailbox_hash(purchase.${EMAIL}))
      then 'objected'
    when exists (
      select from purchase as later
      where (later.customer_id = purchase.customer_id or mailbox_of(later.${EMAIL}) = mailbox_of(purchase.${EMAIL}))
        and later.placed_at > purchase.placed_at and later.confirmed_at is not null
        and later.document @? '${LENSES}'::jsonpath)
      then 'ordered-since'
    when exists (
      select from subscription
      where subscription.customer_id = purchase.customer_id
        and subscription.status in ('pending', 'active', 'paused', 'suspended')
        and subscription.document @? '${SUBSCRIBED_LENSES}'::jsonpath)
      then 'subscribed'
  end`)

/** A page of orders whose contact lenses run out; each stays in it until `settleLensReminder`. */
export async function dueLensReminders(
  { db, now }: Deps,
  after?: string,
  size = SWEEP_PAGE,
): Promise<LensReminder[]> {
  const orders = await readOrderPage(db, sql`lens_reminder_on <= ${shopDay(now)}`, {
    after,
    size,
    entryOf: orderOf,
  })
  const obstacles = await obstaclesOf(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => ({ order, obstacle: obstacles.get(order.id) ?? null }))
}

/** An order, due or not, with what stands against an email about it now; null where there is none. */
export async function readLensReminder(db: Db, id: string): Promise<LensReminder | null> {
  const [stored] = await readOrders(db, sql`id = ${id}`)
  return stored ? { order: orderOf(stored), obstacle: (await obstaclesOf(db, [id])).get(id) ?? null } : null
}

async function obstaclesOf(db: Db, ids: readonly string[]): Promise<Map<string, LensReminderObstacle>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: string; obstacle: LensReminderObstacle | null }>(
    db,
    sql`select id, ${OBSTACLE} as obstacle from purchase where id in ${[...ids]}`,
  )
  return new Map(found.flatMap(({ id, obstacle }) => (obstacle === null ? [] : [[id, obstacle] as const])))
}

/** The buyer of an order was reminded, or never is. */
export async function settleLensReminder({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await db.execute(sql`update purchase set lens_reminder_on = null where id = ${id}`)
}

type Mailbox = { email: string }

const isOf = (shopId: number, email: string): SQL =>
  sql`shop_id = ${shopId} and mailbox = mailbox_hash(${email})`

/** Records that a mailbox is not to be reminded by the shop any more, or is again. */
export async function recordObjection(
  { db, now, shop }: Pick<Scope, 'db' | 'now' | 'shop'>,
  { email, isObjected }: Mailbox & { isObjected: boolean },
): Promise<void> {
  if (!isObjected) {
    await db.delete(reminderObjection).where(isOf(shop.id, email))
    return
  }
  await db
    .insert(reminderObjection)
    .values({ shopId: shop.id, mailbox: sql`mailbox_hash(${email})`, objectedAt: now.toISOString() })
    .onConflictDoNothing()
}

/** When a mailbox has objected to the reminders of the shop, RFC 3339; null where it has not. */
export async function objectedAt(
  { db, shop }: Pick<Scope, 'db' | 'shop'>,
  { email }: Mailbox,
): Promise<string | null> {
  const [found] = await rows<{ at: string }>(
    db,
    sql`select objected_at as at from reminder_objection where ${isOf(shop.id, email)}`,
  )
  return found ? rfc3339(found.at) : null
}
