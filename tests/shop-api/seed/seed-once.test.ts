import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Db, rows } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { catalogue, facet } from '#shop-api/schema/derived.ts'
import { product } from '#shop-api/schema/product.ts'
import { seedOnce } from '#shop-api/seed/seed-once.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { SEEDED_AT } from '#tests/support/seeded.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

const script = new URL('../../support/fill-shop.ts', import.meta.url)
const OPTIONS = { now: SEEDED_AT, products: 60 }

describe.skipIf(!hasPostgres)('the first fill', () => {
  async function emptyShop() {
    const { url, drop } = await createServerCopy()
    const { db, close } = await openDatabase({ url, tables: [] })
    onTestFinished(async () => {
      await close()
      await drop()
    })
    return { url, db }
  }

  /** Starts a process that fills the shop, and kills it where it waits for a transaction with this statement. */
  async function killWhereItWaits({ url, db }: { url: string; db: Db }, statement: SQL): Promise<void> {
    const isBlocked = async () => {
      const waiting = await rows(
        db,
        sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
      )
      return waiting.length > 0
    }
    const blocking = db.transaction(async (tx) => {
      await tx.execute(statement)
      const child = spawn(process.execPath, [fileURLToPath(script), url], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(child, 'exit')
      await expect.poll(isBlocked, { timeout: 90_000 }).toBe(true)
      child.kill('SIGKILL')
      await ended
      tx.rollback()
    })
    await expect(blocking).rejects.toThrow(TransactionRollbackError)
  }

  test.each([
    ['the goods', sql`lock table branch in share mode`],
    ['the sets', sql`insert into facet values ('visible', 10001, '', 1)`],
    ['the words', sql`insert into word values ('de', 'kontaktlinsen', 'kontaktlins', 1, 1)`],
  ])(
    'killed while it writes %s, is completed by the next start',
    async (_, statement) => {
      const shop = await emptyShop()
      await killWhereItWaits(shop, statement)
      expect(await shop.db.$count(catalogue)).toBe(0)
      await seedOnce(shop.db, OPTIONS)
      const [indexed] = await shop.db.select().from(catalogue)
      expect(indexed).toMatchObject({ version: 1, products: await shop.db.$count(product) })
      expect(await shop.db.$count(product)).toBeGreaterThan(60)
    },
    180_000,
  )

  test('happens once, whoever starts at the same time', async () => {
    const { url, db } = await emptyShop()
    const other = await openDatabase({ url, tables: [] })
    await Promise.all([seedOnce(db, OPTIONS), seedOnce(other.db, OPTIONS)])
    await other.close()
    expect(await db.select({ version: catalogue.version }).from(catalogue)).toEqual([{ version: 1 }])
    expect(await db.$count(facet)).toBeGreaterThan(10)
  }, 60_000)
})
