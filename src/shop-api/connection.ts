import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either database, or a transaction on it: the SQL is the same. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Database = { db: Db; close(): Promise<void> }

/** Tables that are brought up to date when a database is opened, and where it is noted how far they are. */
export type Migrations = { migrationsFolder: string; migrationsTable?: string }
