import type { Db } from '#platform/database.ts'

export type Database = {
  db: Db
  /** Connections apart for reading the catalogue, so that many searches leave `db` free for baskets and orders. */
  catalogueReads?: Db
  close(): Promise<void>
}

/** Migrations to run when a database is opened, and the table that records which have run. */
export type Migrations = { migrationsFolder: string; migrationsTable?: string }
