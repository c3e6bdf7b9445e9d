import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import type { Migrations } from '#shop-api/connection.ts'
import { type Database, openDatabase, SHOP_TABLES } from '#shop-api/db.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'

const given = process.env['TEST_DATABASE_URL']
const programs = given === undefined ? await postgresPrograms() : null
const hasPostgres = given !== undefined || programs !== null

/**
 * Runs a suite on an embedded database and on a Postgres server: the one at TEST_DATABASE_URL, else one that it starts itself. Without
 * either that half is skipped, except in CI, where it must not be.
 */
export function onBothDatabases(
  suite: (open: () => Promise<Database>) => void,
  tables: readonly Migrations[] = [SHOP_TABLES],
): void {
  describe('on PGlite', () => {
    suite(() => openDatabase({ tables }))
  })
  describe.skipIf(!hasPostgres)('on Postgres', () => {
    suite(() => openOnServer(tables))
  })
  test.runIf(process.env['CI'] === 'true')('Postgres is there', () => {
    expect(hasPostgres, 'CI needs TEST_DATABASE_URL or the programs of Postgres').toBe(true)
  })
}

async function openOnServer(tables: readonly Migrations[]): Promise<Database> {
  const server =
    given === undefined ? await startCluster(programs ?? '') : { url: given, stop: async () => {} }
  const name = `veduta_test_${process.pid}_${Math.floor(performance.now())}`
  await command(server.url, `create database ${name}`)
  const { db, close } = await openDatabase({ url: named(server.url, name), tables })
  return {
    db,
    async close() {
      await close()
      await command(server.url, `drop database ${name}`)
      await server.stop()
    },
  }
}

const named = (url: string, database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)

async function command(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
