import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '#platform/database.ts'
import { type BackupHeader, FORMAT } from './backup-header.ts'
import { appliedMigrations, sequences, tablesInOrder } from './tables.ts'

/** Rows that are read at once. */
const BATCH = 500

/**
 * All tables of a database as they are at one moment, as compressed lines: a header, then the name of each table with
 * its rows as JSON, the sequences, and `end`. The queue of jobs is left out; it makes itself anew.
 */
export function dumpDatabase(
  db: Db,
  { createdAt, files }: Pick<BackupHeader, 'createdAt' | 'files'>,
): Readable {
  const zipped = createGzip()
  const left = new AbortController()
  // A reader that goes away drains nothing: waiting on would keep the transaction, and with it an embedded database, for ever.
  zipped.once('close', () => left.abort())
  const write = async (line: string) => {
    if (!zipped.write(`${line}\n`)) await once(zipped, 'drain', { signal: left.signal })
  }
  const dump = (tx: Db) => dumpTables(tx, { createdAt, files }, write)
  db.transaction(dump, { isolationLevel: 'repeatable read', accessMode: 'read only' }).then(
    () => zipped.end('end\n'),
    (error: unknown) => zipped.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return zipped
}

async function dumpTables(
  tx: Db,
  header: Pick<BackupHeader, 'createdAt' | 'files'>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const whole: BackupHeader = { format: FORMAT, ...header, migrations: await appliedMigrations(tx) }
  await write(JSON.stringify(whole))
  for (const table of await tablesInOrder(tx)) {
    await write(`table ${table}`)
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(each)::text as row from ${sql.identifier(table)} as each`,
    )
    for (;;) {
      const batch = await rows<{ row: string }>(tx, sql.raw(`fetch ${BATCH} from backup_rows`))
      // In JSON, a line break is never part of a value.
      for (const { row } of batch) await write(row.replaceAll('\n', ' '))
      if (batch.length < BATCH) break
    }
    await tx.execute(sql`close backup_rows`)
  }
  for (const sequence of await sequences(tx)) await write(`sequence ${JSON.stringify(sequence)}`)
}
