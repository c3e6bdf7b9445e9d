import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Db } from '#platform/database.ts'
import type { Database, Migrations } from './connection.ts'
import { lockFolder } from './folder-lock.ts'

/**
 * Enough memory for a shop of some thousand products. Postgres's own setting is four times as large, takes
 * 100 MB more and is no faster.
 */
const MEMORY_PARAMS = ['-c', 'shared_buffers=32MB']

/** How the embedded Postgres starts, wherever its data comes from. */
export const EMBEDDED = {
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...MEMORY_PARAMS],
} as const satisfies PGliteOptions

/** Postgres inside this process, in `dataDir`/db, or in memory without one. */
export async function openPglite(
  dataDir: string | undefined,
  migrations: readonly Migrations[],
): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...(dataDir !== undefined && { dataDir: join(dataDir, 'db') }),
      ...EMBEDDED,
    })
    return {
      db: await migrated(client, migrations),
      async close() {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The database of a client, once its tables are up to date. */
export async function migrated(client: PGlite, migrations: readonly Migrations[]): Promise<Db> {
  const db = drizzle(client)
  for (const each of migrations) await migrate(db, each)
  return db
}
