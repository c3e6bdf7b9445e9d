import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { SQL } from 'drizzle-orm'
import { drizzle as overServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockFolder } from './folder-lock.ts'

/** Either database, or a transaction on it: the SQL is the same. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Database = { db: Db; close(): Promise<void> }

const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Opens the Postgres server at `url`, else an embedded Postgres in `dataDir`/db, else one in memory, and brings its tables up to date.
 * The embedded one is for one process: a second one that opens the folder is refused.
 */
export function openDatabase({ url, dataDir }: { url?: string; dataDir?: string }): Promise<Database> {
  return url === undefined ? openEmbedded(dataDir) : openServer(url)
}

async function openServer(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 })
  const db = overServer(pool)
  await migrateServer(db, { migrationsFolder })
  return { db, close: () => pool.end() }
}

async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...(dataDir !== undefined && { dataDir: join(dataDir, 'db') }),
      extensions: { pg_trgm, unaccent },
    })
    const db = overPGlite(client)
    await migratePGlite(db, { migrationsFolder })
    return {
      db,
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

/** Rows of a statement that the query builder cannot say. `T` is what its columns are. */
export async function rows<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute<T>(statement)
  return (result as { rows: T[] }).rows
}
