import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'
import type { NewsletterClaim } from './newsletter-token.ts'
import { newsletterSubscriber as subscriber } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const NEWSLETTER_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__newsletter_migrations',
}

/** The subscribers of the newsletter. `open` opens the database at the first use. */
export function createSubscribers(open: () => Promise<Db>) {
  return {
    /** `onAdded` is called in the same transaction if the subscriber is new. */
    async add(
      { email, variant, requestedAt }: NewsletterClaim,
      now: Date,
      onAdded: (transaction: Db) => Promise<void>,
    ): Promise<void> {
      const db = await open()
      await db.transaction(async (transaction) => {
        const added = await transaction
          .insert(subscriber)
          .values({
            email,
            variant,
            requestedAt: new Date(requestedAt * 1000).toISOString(),
            confirmedAt: now.toISOString(),
          })
          .onConflictDoNothing()
          .returning({ email: subscriber.email })
        if (added.length > 0) await onAdded(transaction)
      })
    },

    /** Whether somebody has confirmed it; addresses are stored in lower case. */
    async has({ email, variant }: Pick<NewsletterClaim, 'email' | 'variant'>): Promise<boolean> {
      const db = await open()
      const isThis = and(eq(subscriber.email, email.toLowerCase()), eq(subscriber.variant, variant))
      return (await db.select({ email: subscriber.email }).from(subscriber).where(isThis)).length > 0
    },

    /** What is stored of a mailbox, by shop. */
    async ofMailbox(email: string) {
      const db = await open()
      return db.select().from(subscriber).where(eq(subscriber.email, email.toLowerCase()))
    },

    async remove({ email, variant }: Pick<NewsletterClaim, 'email' | 'variant'>): Promise<void> {
      const db = await open()
      await db.delete(subscriber).where(and(eq(subscriber.email, email), eq(subscriber.variant, variant)))
    },
  }
}

export type Subscribers = ReturnType<typeof createSubscribers>
