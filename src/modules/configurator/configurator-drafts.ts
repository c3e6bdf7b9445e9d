import { join } from 'node:path'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { LatestSaves } from '#domain/configurator/numbered-save.ts'
import type { Affirmed } from '#domain/prescription/made-to-measure.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import type { Db } from '#platform/database.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { configuratorDraft as draft } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const CONFIGURATOR_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__configurator_migrations',
}

/** The pair of which somebody has answered something. `groupId` is empty for a new one. */
export type ConfiguratorDraftKey = { basketKey: string; variantId: number; groupId: string }

export type ConfiguratorDraft = {
  answers: ConfiguratorAnswers
  fromOrder: PrescriptionFromOrder | null
  /** Null where no page numbered its saves. */
  latestSaves: LatestSaves | null
  /** Null where these values were not affirmed in their step. */
  affirmed: Affirmed | null
}

/** The answers about pairs of glasses that are not in the basket yet. `open` opens the database at the first use. */
export function createConfiguratorDrafts(open: () => Promise<Db>, now: () => Date) {
  const is = ({ basketKey, variantId, groupId }: ConfiguratorDraftKey) =>
    and(eq(draft.basketKey, basketKey), eq(draft.variantId, variantId), eq(draft.groupId, groupId))

  async function read(db: Pick<Db, 'select'>, key: ConfiguratorDraftKey): Promise<ConfiguratorDraft | null> {
    const [found] = await db.select().from(draft).where(is(key))
    return found && new Date(found.changedAt) > expiry(now()) ? found : null
  }

  async function write(
    db: Pick<Db, 'insert'>,
    key: ConfiguratorDraftKey,
    { answers, fromOrder, latestSaves, affirmed }: ConfiguratorDraft,
  ): Promise<void> {
    const row = { answers, fromOrder, latestSaves, affirmed, changedAt: now().toISOString() }
    await db
      .insert(draft)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [draft.basketKey, draft.variantId, draft.groupId], set: row })
  }

  return {
    read: async (key: ConfiguratorDraftKey) => read(await open(), key),

    /** All pairs of some baskets. */
    async list(...basketKeys: string[]) {
      const db = await open()
      const isStored = gt(draft.changedAt, expiry(now()).toISOString())
      return db
        .select()
        .from(draft)
        .where(and(inArray(draft.basketKey, basketKeys), isStored))
    },

    async save(key: ConfiguratorDraftKey, saved: Omit<ConfiguratorDraft, 'latestSaves'>): Promise<void> {
      await write(await open(), key, { ...saved, latestSaves: null })
    },

    /** Stores what `change` makes of the answers of a pair, one change of a basket after the other. */
    async update(
      key: ConfiguratorDraftKey,
      change: (stored: ConfiguratorDraft | null) => ConfiguratorDraft,
    ): Promise<ConfiguratorDraft> {
      const db = await open()
      return db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended('configurator draft ' || ${key.basketKey}, 0))`,
        )
        const changed = change(await read(tx, key))
        await write(tx, key, changed)
        return changed
      })
    },

    /** After the pair was added to the basket. */
    async remove(key: ConfiguratorDraftKey): Promise<void> {
      const db = await open()
      await db.delete(draft).where(is(key))
    },

    /** When the customer deletes the account. */
    async deleteAll(...basketKeys: string[]): Promise<void> {
      const db = await open()
      await db.delete(draft).where(inArray(draft.basketKey, basketKeys))
    },

    /** Moves the answers of a visitor who signs in to the customer; the latest answers win. */
    async move(from: string, to: string): Promise<void> {
      const db = await open()
      await db.transaction(async (tx) => {
        const moved = await tx.delete(draft).where(eq(draft.basketKey, from)).returning()
        const current = moved.filter(({ changedAt }) => new Date(changedAt) > expiry(now()))
        if (current.length === 0) return
        await tx
          .insert(draft)
          .values(current.map((row) => ({ ...row, basketKey: to })))
          .onConflictDoUpdate({
            target: [draft.basketKey, draft.variantId, draft.groupId],
            set: {
              answers: sql`excluded.answers`,
              fromOrder: sql`excluded.from_order`,
              latestSaves: sql`excluded.latest_saves`,
              affirmed: sql`excluded.affirmed`,
              changedAt: sql`excluded.changed_at`,
            },
            setWhere: sql`excluded.changed_at >= ${draft.changedAt}`,
          })
      })
    },
  }
}

const expiry = (now: Date): Date => retainedSince('configuration', now)

/** Values of glasses must not be stored longer than promised. */
export async function deleteExpiredConfigurations(db: Db, now: Date): Promise<void> {
  await deleteRows(db, draft, lt(draft.changedAt, expiry(now).toISOString()))
}

export type ConfiguratorDrafts = ReturnType<typeof createConfiguratorDrafts>
