import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Db = PgDatabase<PgQueryResultHKT>

/** These tables are none of the Shop API's, so what has been done to them is noted apart. */
export const AUTH_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__auth_migrations',
}
