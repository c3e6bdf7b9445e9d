import { join } from 'node:path'
import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import { awaitedPairs } from '#domain/order/values-reminder.ts'
import { isDone } from '#domain/order/done-since.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Db } from '#platform/database.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import type { Job } from '#platform/jobs/job.ts'
import { everyEntry, sweep } from '#platform/jobs/sweep.ts'
import { cleanSlip, type Slip, type SlipFault } from './clean-slip.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { prescriptionSlip as table } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const PRESCRIPTION_SLIP_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__prescription_slip_migrations',
}

/** Seconds between looks at slips that are not needed any more. */
const INTERVAL = 3600
/** Orders that are looked at at once. */
const PAGE = 500

type Deps = {
  orders: { byId(id: string): Promise<Order | null> }
  secrets: readonly string[]
  /** Opens the database with the table of slips. */
  database(): Promise<Db>
  now(): Date
}

/** A slip that the operator reads. `receivedAt`: RFC 3339. */
export type StoredSlip = { orderId: string; groupId: string; receivedAt: string }

/** The distances of office lenses are on no slip. */
const isAwaited = (order: Order, groupId: string): boolean =>
  awaitedPairs(order).some(({ group, what }) => group === groupId && what !== 'office')

/**
 * Pictures of reading slips for pairs that wait for their values or their slip: encrypted, in a table of their own, for the operator alone, and gone
 * a month after the order was dispatched.
 */
export function createPrescriptionSlips({ orders, secrets, database, now }: Deps) {
  const purposeOf = (orderId: string, groupId: string) => `${orderId} ${groupId}`
  async function storedSlips(which: SQL | undefined): Promise<StoredSlip[]> {
    const { orderId, groupId, receivedAt } = table
    const stored = await (
      await database()
    )
      .select({ orderId, groupId, receivedAt })
      .from(table)
      .where(which)
      .orderBy(receivedAt)
    return stored.map((slip) => ({ ...slip, receivedAt: new Date(slip.receivedAt).toISOString() }))
  }

  return {
    /** Stores the file of a pair, in place of an earlier one. `not-waiting`: the pair needs no values, and no slip. */
    async save(
      order: Order,
      groupId: string,
      file: Buffer,
    ): Promise<Result<undefined, SlipFault | 'not-waiting'>> {
      if (!isAwaited(order, groupId)) return fail('not-waiting')
      const slip = await cleanSlip(file)
      if (!slip.ok) return slip
      const content = encrypt(secrets[0] ?? '', purposeOf(order.id, groupId), slip.value.content)
      const { contentType } = slip.value
      const receivedAt = now().toISOString()
      await (
        await database()
      )
        .insert(table)
        .values({ orderId: order.id, groupId, contentType, content, receivedAt })
        .onConflictDoUpdate({
          target: [table.orderId, table.groupId],
          // The content goes to the database once.
          set: {
            contentType: sql`excluded.content_type`,
            content: sql`excluded.content`,
            receivedAt: sql`excluded.received_at`,
          },
        })
      return ok(undefined)
    },

    /** The slips of an order, or of all: the oldest first. */
    list: (orderId?: string) => storedSlips(orderId === undefined ? undefined : eq(table.orderId, orderId)),

    /** Those of pairs that still wait for what is on them: the oldest first. */
    async listAwaited(): Promise<StoredSlip[]> {
      const awaited: StoredSlip[] = []
      for (const slip of await storedSlips(undefined)) {
        const order = await orders.byId(slip.orderId)
        if (order && isAwaited(order, slip.groupId)) awaited.push(slip)
      }
      return awaited
    },

    /** The slips of several orders: the oldest first. */
    listOf: (orderIds: readonly string[]) => storedSlips(inArray(table.orderId, [...orderIds])),

    /** Null where there is none, or where it cannot be decrypted. */
    async read(orderId: string, groupId: string): Promise<Slip | null> {
      const [found] = await (
        await database()
      )
        .select()
        .from(table)
        .where(and(eq(table.orderId, orderId), eq(table.groupId, groupId)))
      const content = found && decrypt(secrets, purposeOf(orderId, groupId), found.content)
      return content ? { contentType: found.contentType, content } : null
    },

    /** Deletes the slip of a pair. */
    async delete(orderId: string, groupId: string): Promise<void> {
      await (
        await database()
      )
        .delete(table)
        .where(and(eq(table.orderId, orderId), eq(table.groupId, groupId)))
    },

    /** Deletes the slips of orders whose values were removed. */
    async deleteOf(orderIds: readonly string[]): Promise<void> {
      await (await database()).delete(table).where(inArray(table.orderId, [...orderIds]))
    },

    /**
     * Deletes the slips of orders that were dispatched or ended a month ago or lost their values, and those that nobody needed for half a
     * year.
     */
    async deleteUnneeded(signal?: AbortSignal): Promise<void> {
      const db = await database()
      await deleteRows(db, table, lt(table.receivedAt, retainedSince('unusedSlip', now()).toISOString()))
      const since = retainedSince('prescriptionSlip', now()).toISOString()
      const idsAfter = (after = '') =>
        db
          .selectDistinct({ id: table.orderId })
          .from(table)
          .where(gt(table.orderId, after))
          .orderBy(table.orderId)
          .limit(PAGE)
      async function deleteIfUnneeded({ id }: { id: string }): Promise<void> {
        const order = await orders.byId(id)
        if (order === null || order.valuesRemoval === 'done' || isDone(order, since))
          await db.delete(table).where(eq(table.orderId, id))
      }
      const ids = everyEntry(idsAfter, ({ id }) => id)
      await sweep(ids, deleteIfUnneeded, signal)
    },
  }
}

export type PrescriptionSlips = ReturnType<typeof createPrescriptionSlips>

export const prescriptionSlipsJob = ({ deleteUnneeded }: Pick<PrescriptionSlips, 'deleteUnneeded'>): Job => ({
  name: 'prescription-slips',
  recurs: { everySeconds: INTERVAL },
  run: ({ signal }) => deleteUnneeded(signal),
})
