import { sql } from 'drizzle-orm'
import {
  areValuesNeeded,
  type RemovedValues,
  type RemoveValues,
  VALUES_REMOVABLE,
  withoutValues,
} from '#domain/order/remove-values.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { removeSubscriptionValues } from '#shop-api/subscription/remove-values.ts'
import { type Db, rows } from '#platform/database.ts'
import { SWEEP_PAGE } from '#shop-api/sweep-page.ts'
import { saveOrder } from './save-order.ts'
import { lockOrder, readOrders, type StoredOrder } from './stored-order.ts'

/**
 * Removes the values from the orders of a customer, or from one of them; an order of somebody else is not touched. Where goods are still
 * to be made, it is noted, and `removeUnneededValues` does it.
 */
export async function removeValues(
  { db }: Pick<Scope, 'db'>,
  { customerId, orderId }: RemoveValues,
): Promise<RemovedValues> {
  return db.transaction(async (tx) => {
    const named = orderId === undefined ? sql`true` : sql`id = ${orderId}`
    const which = sql`customer_id = ${customerId} and ${named} and values_removal is distinct from 'done'`
    // In one sequence, so that two such calls cannot wait for each other.
    await rows(tx, sql`select id from purchase where ${which} order by id for update`)
    const orders = await readOrders(tx, which)
    const later = orders.filter(({ stage }) => areValuesNeeded(stage))
    const removed = orders.filter(({ stage }) => !areValuesNeeded(stage))
    for (const order of later) await saveOrder(tx, order, { valuesRemoval: 'requested' })
    for (const order of removed) await saveWithoutValues(tx, order)
    await removeSubscriptionValues(tx, sql`customer_id = ${customerId}`)
    return { removed: removed.map(({ id }) => id), later: later.map(({ id }) => id) }
  })
}

/**
 * Removes the values that nobody needs any more: those that their customer wants to be removed, and those that are too old. An order that
 * cannot be changed holds up no other.
 */
export async function removeUnneededValues(db: Db, now: Date, size = SWEEP_PAGE): Promise<void> {
  const since = sql`${retainedSince('prescriptionValues', now).toISOString()}::timestamptz`
  const isRemovable = sql`stage in ${[...VALUES_REMOVABLE]}`
  const idsAfter = (after = '') =>
    rows<{ id: string }>(
      db,
      sql`
        select id from purchase where id > ${after} and values_removal = 'requested' and ${isRemovable}
        union select id from purchase
          where id > ${after} and values_removal is distinct from 'done' and placed_at < ${since} and ${isRemovable}
        order by id limit ${size}`,
    )
  const remove = ({ id }: { id: string }) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, sql`id = ${id} and ${isRemovable}`)
      if (order) await saveWithoutValues(tx, order)
    })
  const ids = everyEntry(idsAfter, ({ id }) => id)
  await sweep(ids, remove).finally(() => removeSubscriptionValues(db))
}

const saveWithoutValues = (tx: Db, order: StoredOrder): Promise<void> =>
  saveOrder(tx, order, { document: withoutValues(order.document), valuesRemoval: 'done' })
