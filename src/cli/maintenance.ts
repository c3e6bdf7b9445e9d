import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { backupFiles, SECRET_FILE } from '#modules/operator/backup-files.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import type { BackupHeader } from '#platform/backup/backup-header.ts'
import { dumpDatabase } from '#platform/backup/dump.ts'
import { checkBackup, loadBackup } from '#platform/backup/load.ts'
import { wipeDatabase } from '#platform/backup/wipe.ts'
import { databaseLocation } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { folderOwner } from '#shop-api/folder-lock.ts'
import { openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'

type Location = Pick<Env, 'databaseUrl' | 'dataDir' | 'shopApi'>
type Migrations = { migrationsFolder: string; migrationsTable?: string }

const tablesOf = ({ shopApi }: Location): Migrations[] =>
  shopApi ? SERVER_MIGRATIONS : [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS]

/** Creates or migrates all tables. */
export async function migrate(env: Location): Promise<void> {
  await (await openDatabase({ ...databaseLocation(env), tables: tablesOf(env) })).close()
}

/**
 * Writes a backup, which only its owner can read. An embedded database that is open is read by its process, through
 * `running`.
 */
export async function backup(env: Location, file: string, running: () => Promise<Readable>): Promise<void> {
  const draft = `${file}.${process.pid}`
  const write = (content: Readable) => pipeline(content, createWriteStream(draft, { mode: 0o600 }))
  try {
    if (env.databaseUrl === undefined && !existsSync(join(env.dataDir, 'db')))
      throw new Error(`there is no database in ${env.dataDir}`)
    if (env.databaseUrl === undefined && (await folderOwner(env.dataDir)) !== null)
      await write(await running())
    else {
      const { db, close } = await openDatabase({ ...databaseLocation(env), tables: [] })
      const header = { createdAt: new Date().toISOString(), files: await backupFiles(env.dataDir) }
      await write(dumpDatabase(db, header)).finally(close)
    }
    await checkBackup(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Replaces the database by a backup, also by one of an earlier version: its tables are made as they were, filled, and
 * then migrated. Throws, and changes nothing, for a damaged backup, for one of a later version, and, unless forced,
 * where a shop has data.
 */
export async function restore(env: Location, file: string, isForced: boolean): Promise<BackupHeader> {
  const header = await checkBackup(file)
  const folder = await mkdtemp(join(tmpdir(), 'veduta-restore-'))
  try {
    const sets = tablesOf(env)
    const asTheyWere = await Promise.all(sets.map((set, nth) => upTo(header, set, join(folder, String(nth)))))
    const empty = await openDatabase({ ...databaseLocation(env), tables: [] })
    await wipeDatabase(empty.db, isForced).finally(empty.close)
    const old = await openDatabase({ ...databaseLocation(env), tables: asTheyWere })
    await loadBackup(old.db, file).finally(old.close)
    await migrate(env)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await mkdir(env.dataDir, { recursive: true })
  for (const [name, content] of Object.entries(header.files))
    if (name === SECRET_FILE) await writeFile(join(env.dataDir, name), content, { mode: 0o600 })
  return header
}

const journal = z.object({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) })

/** The migrations of a set that a backup had, as a set of its own in a folder. */
async function upTo({ migrations }: BackupHeader, set: Migrations, folder: string): Promise<Migrations> {
  const last = migrations[set.migrationsTable ?? '__drizzle_migrations'] ?? 0
  const read = z
    .looseObject(journal.shape)
    .parse(JSON.parse(await readFile(join(set.migrationsFolder, 'meta/_journal.json'), 'utf8')))
  if (last > 0 && read.entries.every(({ when }) => when !== last))
    throw new Error('the backup is of a later version: install that version first')
  await cp(set.migrationsFolder, folder, { recursive: true })
  const entries = read.entries.filter(({ when }) => when <= last)
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...read, entries }))
  return { ...set, migrationsFolder: folder }
}
