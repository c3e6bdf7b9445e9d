import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database.ts'

export const HEALTH_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__health_migrations',
}

/** Throws where the database takes no writes: it is read-only, or its disk is full. */
export async function writeProbe(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into health_check (id, checked_at) values (1, ${now.toISOString()})
    on conflict (id) do update set checked_at = excluded.checked_at`)
}

/** A block of most file systems: an empty file would fit on a full disk. */
const BLOCK_BYTES = 4096

/** Throws where a folder takes no files. Several checks at once do not meet, whichever process makes them. */
export async function checkDisk(folder: string): Promise<void> {
  const own = await mkdtemp(join(folder, 'health-check-'))
  try {
    await writeFile(join(own, 'block'), Buffer.alloc(BLOCK_BYTES, 1), { mode: 0o600 })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
