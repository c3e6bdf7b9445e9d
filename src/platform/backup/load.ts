import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/database.ts'
import { type BackupHeader, backupHeader } from './backup-header.ts'
import { tablesInOrder } from './tables.ts'

/** Rows that are written at once. */
const BATCH = 500

const sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  // An error of the file becomes one of the loop below.
  pipeline(createReadStream(file), unzipped, () => {})
  let rest = ''
  for await (const chunk of unzipped.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Reads a backup to its end, so that nothing is changed for one that is damaged. Throws if it is. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  let last = ''
  try {
    for await (const line of linesOf(file)) {
      header ??= backupHeader.parse(JSON.parse(line))
      last = line
    }
  } catch (cause) {
    throw new Error(`${file} is not a backup, or is damaged`, { cause })
  }
  if (!header || last !== 'end') throw new Error(`${file} is incomplete`)
  return header
}

/** Writes all rows of a backup into the tables of a database, in one transaction, in place of those that are there. */
export async function loadBackup(db: Db, file: string): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = (await tablesInOrder(tx)).map((table) => sql.identifier(table))
    if (tables.length > 0) await tx.execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`)
    let table = ''
    let rows: string[] = []
    const flush = async () => {
      if (rows.length > 0)
        await tx.execute(sql`
          insert into ${sql.identifier(table)}
          select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(',')}]`}::json)`)
      rows = []
    }
    let isHeader = true
    for await (const line of linesOf(file)) {
      if (isHeader) isHeader = false
      else if (line.startsWith('{')) {
        if (rows.push(line) >= BATCH) await flush()
      } else {
        await flush()
        if (line.startsWith('table ')) table = line.slice('table '.length)
        else if (line.startsWith('sequence ')) {
          const { name, last, isCalled } = sequence.parse(JSON.parse(line.slice('sequence '.length)))
          await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint, ${isCalled})`)
        }
      }
    }
  })
}
