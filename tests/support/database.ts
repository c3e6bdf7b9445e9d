import { describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import type { Contents } from '#tests/support/database-contents.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { givenServer, postgresPrograms } from '#tests/support/postgres.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

export const hasPostgres = givenServer !== undefined || (await postgresPrograms()) !== null

/**
 * Runs a suite on an embedded database and on a Postgres server: the one at TEST_DATABASE_URL, else one that the run
 * starts. Without either, or with `none`, that half is skipped, except in CI, where this is an error.
 */
export function onBothDatabases(contents: Contents, suite: (open: () => Promise<Database>) => void): void {
  describe('on PGlite', () => {
    suite(() => openEmbeddedCopy(contents))
  })
  describe.skipIf(!hasPostgres)('on Postgres', () => {
    suite(() => openServerCopy(contents))
  })
  test.runIf(process.env['CI'] === 'true')('Postgres is available', () => {
    expect(hasPostgres, 'CI needs TEST_DATABASE_URL or the programs of Postgres').toBe(true)
  })
}

async function openServerCopy(contents: Contents): Promise<Database> {
  const { url, drop } = await createServerCopy(contents)
  const { db, close } = await openDatabase({ url, tables: [] })
  return {
    db,
    async close() {
      await close()
      await drop()
    },
  }
}
