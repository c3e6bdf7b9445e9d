import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Migrations } from './connection.ts'
import { lockFolder } from './folder-lock.ts'

/** Holds the whole of a shop of some thousand products. Four times as much, as Postgres has it, is 100 MB more of memory and no quicker. */
const MEMORY = ['-c', 'shared_buffers=32MB']

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
      startParams: [...PGlite.defaultStartParams, ...MEMORY],
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
