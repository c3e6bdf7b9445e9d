import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Database } from '#shop-api/connection.ts'
import { EMBEDDED, migrated } from '#shop-api/pglite.ts'
import { type Contents, nameOf, NOTHING, tablesOf } from './database-contents.ts'
import { untilEndOfFile } from './end-of-file.ts'

const sharedInFile = new Map<string, Promise<Database>>()

/**
 * An embedded database with these contents, which are created once per run. It is closed with the test file at the
 * latest.
 */
export async function openEmbeddedCopy(contents: Contents = {}): Promise<Database> {
  const client = await load(await fileOf(contents))
  return { db: await migrated(client, []), close: untilEndOfFile(() => client.close()) }
}

/** One embedded database for all requests of these contents in a test file. */
export function embeddedCopyOfFile(contents: Contents): Promise<Database> {
  const name = nameOf(contents)
  const known = sharedInFile.get(name)
  if (known) return known
  const opening = openEmbeddedCopy(contents)
  sharedInFile.set(name, opening)
  untilEndOfFile(async () => void sharedInFile.delete(name))
  return opening
}

/** Copies the contents to a folder in which the shop opens its database. */
export async function writeEmbeddedCopy(contents: Contents, dataDir: string): Promise<void> {
  const client = await load(await fileOf(contents), join(dataDir, 'db'))
  await client.close()
}

async function load(file: string, dataDir?: string): Promise<PGlite> {
  // Read as a whole: a blob backed by the file breaks when another worker renames its own file over it.
  const loadDataDir = new Blob([await readFile(file)])
  return PGlite.create({ ...EMBEDDED, loadDataDir, ...(dataDir !== undefined && { dataDir }) })
}

/** Workers that create the same file at the same time replace it one after the other, always as a whole. */
async function fileOf(contents: Contents): Promise<string> {
  const { folder } = inject('databases')
  const file = join(folder, `${nameOf(contents)}.tar`)
  if (existsSync(file)) return file
  const isEmpty = nameOf(contents) === nameOf(NOTHING)
  const client = isEmpty ? await PGlite.create(EMBEDDED) : await load(await fileOf(NOTHING))
  const db = await migrated(client, tablesOf(contents))
  await contents.fill?.(db)
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(`${file}.${process.pid}`, dump.stream())
  await rename(`${file}.${process.pid}`, file)
  return file
}
