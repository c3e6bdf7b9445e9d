import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { Database, Db, Migrations } from './connection.ts'

export type { Database, Db } from './connection.ts'

export const SHOP_TABLES: Migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/**
 * Opens the Postgres server at `url`, else an embedded Postgres in `dataDir`/db, else one in memory, and brings tables up to date:
 * the shop's, if nothing else is said. The embedded one is for one process: a second one that opens the folder is refused. Only the driver that is needed is loaded.
 */
export async function openDatabase({
  url,
  dataDir,
  tables = [SHOP_TABLES],
}: {
  url?: string
  dataDir?: string
  tables?: readonly Migrations[]
}): Promise<Database> {
  if (url === undefined) {
    const { openEmbedded } = await import('./embedded.ts')
    return openEmbedded(dataDir, tables)
  }
  const { openServer } = await import('./server.ts')
  return openServer(url, tables)
}

/** Rows of a statement that the query builder cannot say. `T` is what its columns are. */
export async function rows<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute<T>(statement)
  return (result as { rows: T[] }).rows
}
