import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Claim } from './token.ts'
import { newsletterReader as reader } from './schema.ts'

export type Db = PgDatabase<PgQueryResultHKT>

/** These tables are none of the Shop API's, so what has been done to them is noted apart. */
export const NEWSLETTER_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__newsletter_migrations',
}

/** Who gets the newsletter. `open` gives the database, when it is first needed. */
export function createReaders(open: () => Promise<Db>) {
  return {
    /** Whether somebody is new among them. */
    async add({ email, variant, asked }: Claim, now: Date): Promise<boolean> {
      const db = await open()
      const askedAt = new Date(asked * 1000).toISOString()
      const added = await db
        .insert(reader)
        .values({ email, variant, askedAt, confirmedAt: now.toISOString() })
        .onConflictDoNothing()
        .returning({ email: reader.email })
      return added.length > 0
    },

    async remove({ email, variant }: Pick<Claim, 'email' | 'variant'>): Promise<void> {
      const db = await open()
      await db.delete(reader).where(and(eq(reader.email, email), eq(reader.variant, variant)))
    },
  }
}

export type Readers = ReturnType<typeof createReaders>
