import { join } from 'node:path'
import { eq, inArray, lt } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Answers } from '#domain/checkout/answers.ts'
import type { OrderChange } from '#domain/order/place-order.ts'
import { checkoutDraft as draft } from './schema.ts'

type Db = PgDatabase<PgQueryResultHKT>

/** These tables are none of the Shop API's, so what has been done to them is noted apart. */
export const CHECKOUT_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__checkout_migrations',
}

/** Milliseconds for which answers are kept after they were last touched. */
const LIFETIME = 30 * 86_400_000

export type Draft = { answers: Answers; changes: OrderChange[] }

const NONE: Draft = { answers: {}, changes: [] }

/** What visitors have answered so far, by the key of their basket. `open` gives the database, when it is first needed. */
export function createCheckouts(open: () => Promise<Db>, now: () => Date) {
  const longAgo = () => new Date(now().getTime() - LIFETIME)

  return {
    async read(basketKey: string): Promise<Draft> {
      const db = await open()
      const [found] = await db.select().from(draft).where(eq(draft.basketKey, basketKey))
      return found && new Date(found.changedAt) > longAgo() ? found : NONE
    },

    async keep(basketKey: string, { answers, changes }: Draft): Promise<void> {
      const db = await open()
      const kept = { answers, changes, changedAt: now().toISOString() }
      await db
        .insert(draft)
        .values({ basketKey, ...kept })
        .onConflictDoUpdate({ target: draft.basketKey, set: kept })
      // Whoever writes clears up: addresses of others are kept no longer than was promised.
      await db.delete(draft).where(lt(draft.changedAt, longAgo().toISOString()))
    },

    /** The order is placed, or somebody wants to be forgotten. */
    async forget(...basketKeys: string[]): Promise<void> {
      const db = await open()
      await db.delete(draft).where(inArray(draft.basketKey, basketKeys))
    },

    /** Whoever answered as a guest has answered as the customer that he signs in as: what he said last counts. */
    async move(from: string, to: string): Promise<void> {
      const db = await open()
      await db.transaction(async (tx) => {
        const [found] = await tx.delete(draft).where(eq(draft.basketKey, from)).returning()
        if (!found) return
        const { basketKey: _, ...kept } = found
        await tx
          .insert(draft)
          .values({ basketKey: to, ...kept })
          .onConflictDoUpdate({ target: draft.basketKey, set: kept })
      })
    },
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>
