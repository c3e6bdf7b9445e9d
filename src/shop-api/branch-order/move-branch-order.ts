import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import {
  type BranchOrder,
  type BranchOrderEvent,
  NEEDING_VALUES,
  nextBranchOrderStatus,
  warrantyEnd,
} from '#domain/branch/branch-order.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import type { Db } from '#platform/database.ts'
import { branchOrder } from '#shop-api/schema/branch-order.ts'
import { readBranchOrder } from './stored-branch-order.ts'

/** Applies an event, once. Whoever waits for it is written to when it is ready. */
export async function moveBranchOrder(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: string,
  event: BranchOrderEvent,
): Promise<Result<BranchOrder, 'unknown' | 'impossible'>> {
  const at = now.toISOString()
  return db.transaction(async (tx) => {
    const [stored] = await tx.select().from(branchOrder).where(eq(branchOrder.id, id)).for('update')
    if (!stored) return fail('unknown')
    const status = nextBranchOrderStatus(stored.status, event)
    if (status === null) return fail('impossible')
    if (status !== stored.status)
      await tx
        .update(branchOrder)
        .set({
          status,
          hasLetter: status === 'ready',
          document: {
            ...stored.document,
            ...(status === 'ready' && { readyAt: at }),
            ...(status === 'collected' && { collectedAt: at, warrantyUntil: warrantyEnd(at) }),
          },
        })
        .where(eq(branchOrder.id, id))
    if (stored.isWithoutValuesSoon) await removeFrom(tx, eq(branchOrder.id, id))
    const moved = await readBranchOrder(tx, id)
    return moved ? ok(moved) : fail('unknown')
  })
}

/** The email was queued. */
export const recordBranchOrderLetter = (db: Db, id: string): Promise<unknown> =>
  db.update(branchOrder).set({ hasLetter: false }).where(eq(branchOrder.id, id))

/** Removes the values that nobody needs to make the goods. */
const removeFrom = (db: Db, which: ReturnType<typeof and>) =>
  db
    .update(branchOrder)
    .set({
      isWithoutValuesSoon: false,
      document: sql`jsonb_set(document, '{lines}', (
        select jsonb_agg(line || '{"values": null}' order by place)
        from jsonb_array_elements(document -> 'lines') with ordinality as every (line, place)))`,
    })
    .where(and(which, notInArray(branchOrder.status, [...NEEDING_VALUES])))

/** Removes the values from the orders of a customer, or from one; from those that are being made, when they are ready. */
export async function removeBranchValues(
  { db }: Pick<Scope, 'db'>,
  { customerId, orderId }: { customerId: string; orderId?: string },
): Promise<void> {
  const which = and(
    eq(branchOrder.customerId, customerId),
    orderId === undefined ? undefined : eq(branchOrder.id, orderId),
  )
  await db.transaction(async (tx) => {
    await tx
      .update(branchOrder)
      .set({ isWithoutValuesSoon: true })
      .where(and(which, inArray(branchOrder.status, [...NEEDING_VALUES])))
    await removeFrom(tx, which)
  })
}

/** Removes values that are too old, and orders that the law no longer demands. */
export async function cleanUpBranchOrders(db: Db, now: Date): Promise<void> {
  await removeFrom(db, lt(branchOrder.orderedAt, retainedSince('prescriptionValues', now).toISOString()))
  await deleteRows(db, branchOrder, lt(branchOrder.orderedAt, retainedSince('order', now).toISOString()))
}
