import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either database, or a transaction on it: the SQL is the same. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Database = {
  db: Db
  /** Connections apart for reading the catalogue, so that many searches leave `db` free for baskets and orders. */
  catalogueReads?: Db
  close(): Promise<void>
}

/** Migrations to run when a database is opened, and the table that records which have run. */
export type Migrations = { migrationsFolder: string; migrationsTable?: string }
