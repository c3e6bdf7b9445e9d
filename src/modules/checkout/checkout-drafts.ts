import { join } from 'node:path'
import { eq, inArray, lt } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import type { Db } from '#platform/database.ts'
import type { Answers } from '#domain/checkout/answers.ts'
import type { CheckoutChange } from '#domain/checkout/checkout-view.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { checkoutDraft as draft } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const CHECKOUT_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__checkout_migrations',
}

export type CheckoutDraft = { answers: Answers; changes: CheckoutChange[] }

const NONE: CheckoutDraft = { answers: {}, changes: [] }

/** The answers of unfinished checkouts, by the key of the basket. `open` opens the database at the first use. */
export function createCheckoutDrafts(open: () => Promise<Db>, now: () => Date) {
  return {
    async read(basketKey: string): Promise<CheckoutDraft> {
      const db = await open()
      const [found] = await db.select().from(draft).where(eq(draft.basketKey, basketKey))
      return found && new Date(found.changedAt) > expiry(now()) ? found : NONE
    },

    async save(basketKey: string, { answers, changes }: CheckoutDraft): Promise<void> {
      const db = await open()
      const row = { answers, changes, changedAt: now().toISOString() }
      await db
        .insert(draft)
        .values({ basketKey, ...row })
        .onConflictDoUpdate({ target: draft.basketKey, set: row })
    },

    /** After the order is placed, or when the customer deletes the account. */
    async delete(...basketKeys: string[]): Promise<void> {
      const db = await open()
      await db.delete(draft).where(inArray(draft.basketKey, basketKeys))
    },

    /** Moves the answers of a guest who signs in to the customer; the latest answers win. */
    async move(from: string, to: string): Promise<void> {
      const db = await open()
      await db.transaction(async (tx) => {
        const [found] = await tx.delete(draft).where(eq(draft.basketKey, from)).returning()
        if (!found) return
        const { basketKey: _, ...row } = found
        await tx
          .insert(draft)
          .values({ basketKey: to, ...row })
          .onConflictDoUpdate({ target: draft.basketKey, set: row })
      })
    },
  }
}

const expiry = (now: Date): Date => retainedSince('checkoutAnswers', now)

/** Other people's addresses must not be stored longer than promised. */
export async function deleteExpiredDrafts(db: Db, now: Date): Promise<void> {
  await deleteRows(db, draft, lt(draft.changedAt, expiry(now).toISOString()))
}

export type CheckoutDrafts = ReturnType<typeof createCheckoutDrafts>
