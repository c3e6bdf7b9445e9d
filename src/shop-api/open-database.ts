import { join } from 'node:path'
import type { Database, Migrations } from './connection.ts'

export type { Database } from './connection.ts'

export const SHOP_MIGRATIONS: Migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/**
 * Opens the Postgres server at `url`, else an embedded Postgres in `dataDir`/db, else one in memory, and runs
 * the migrations: the shop's by default. Only one process can open the embedded one. Only the driver that is
 * needed is loaded. `isServing`: statements on a Postgres server are limited in time, and the catalogue is read by connections
 * apart.
 */
export async function openDatabase({
  url,
  dataDir,
  tables = [SHOP_MIGRATIONS],
  isServing = false,
}: {
  url?: string
  dataDir?: string
  tables?: readonly Migrations[]
  isServing?: boolean
}): Promise<Database> {
  if (url === undefined) {
    const { openPglite } = await import('./pglite.ts')
    return openPglite(dataDir, tables)
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, tables, isServing)
}
