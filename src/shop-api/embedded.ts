import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Migrations } from './connection.ts'
import { lockFolder } from './folder-lock.ts'

/** Postgres inside this process, in `dataDir`/db or, without one, in memory. */
export async function openEmbedded(
  dataDir: string | undefined,
  migrations: readonly Migrations[],
): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir)
  try {
    const client = await PGlite.create({
      ...(dataDir !== undefined && { dataDir: join(dataDir, 'db') }),
      extensions: { pg_trgm, unaccent },
    })
    const db = drizzle(client)
    for (const each of migrations) await migrate(db, each)
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
