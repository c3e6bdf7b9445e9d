import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { boundedHistory } from '#domain/subscription/history.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import type { Db } from '#platform/database.ts'
import { subscription as table } from '#shop-api/schema/subscription.ts'

/** With the provider's reference by which renewals are paid. */
export type StoredSubscription = { subscription: Subscription; mandate: string | null }

const columnsOf = (subscription: Subscription) => ({
  status: subscription.status,
  dueOn: subscription.dueOn,
  hasLetters: subscription.letters.length > 0,
  document: { ...subscription, history: boundedHistory(subscription.history) },
})

export async function insertSubscription(tx: Db, subscription: Subscription, orderId: string): Promise<void> {
  const { id, shopId, customer } = subscription
  await tx
    .insert(table)
    .values({ id, orderId, shopId, customerId: customer.id, mandate: null, ...columnsOf(subscription) })
    .onConflictDoNothing()
}

/** Those that match `which`, a condition on `subscription`, in the order of their ids. */
export async function readSubscriptions(db: Db, which: SQL, limit = 500): Promise<StoredSubscription[]> {
  const found = await db.select().from(table).where(which).orderBy(asc(table.id)).limit(limit)
  return found.map(({ document, mandate }) => ({ subscription: document, mandate }))
}

export const readSubscription = async (db: Db, id: string): Promise<StoredSubscription | null> =>
  (await readSubscriptions(db, sql`id = ${id}`))[0] ?? null

/** Locks those that match for the rest of the transaction. */
export async function lockSubscriptions(tx: Db, which: SQL): Promise<StoredSubscription[]> {
  const found = await tx.select().from(table).where(which).orderBy(asc(table.id)).for('update')
  return found.map(({ document, mandate }) => ({ subscription: document, mandate }))
}

export async function saveSubscription(
  tx: Db,
  subscription: Subscription,
  more: { mandate?: string } = {},
): Promise<void> {
  await tx
    .update(table)
    .set({ ...columnsOf(subscription), ...more })
    .where(eq(table.id, subscription.id))
}
