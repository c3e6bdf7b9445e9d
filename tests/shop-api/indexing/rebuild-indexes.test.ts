import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import { rebuildIndexes } from '#shop-api/indexing/rebuild-indexes.ts'
import { removeReplacedIndexes } from '#shop-api/indexing/remove-indexes.ts'
import { rows } from '#platform/database.ts'
import { type Database, openDatabase } from '#shop-api/open-database.ts'
import { facet, replacedIndex } from '#shop-api/schema/derived.ts'
import { product } from '#shop-api/schema/product.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { hasPostgres, onBothDatabases } from '#tests/support/database.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

const versionsOf = async ({ db }: Pick<Database, 'db'>): Promise<number[]> =>
  (await db.selectDistinct({ version: facet.version }).from(facet).orderBy(facet.version)).map(
    ({ version }) => version,
  )

onBothDatabases({ fill: fillCatalogue }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('the version before is removed a minute after it was replaced', async () => {
    const { db } = database
    await rebuildIndexes(db, NOW)
    await removeReplacedIndexes(db)
    expect(await versionsOf(database)).toEqual([1, 2])
    await db.update(replacedIndex).set({ replacedAt: sql`now() - interval '2 minutes'` })
    await removeReplacedIndexes(db)
    expect(await versionsOf(database)).toEqual([2])
    expect(await db.$count(replacedIndex)).toBe(0)
  })

  test('what an interrupted rebuild left behind is removed by the next one', async () => {
    const { db } = database
    await db.execute(sql`insert into facet select kind, ref, products, 3 from facet`)
    await rebuildIndexes(db, NOW)
    expect(await versionsOf(database)).toEqual([2, 3])
  })

  test('rebuilds that start together run one after the other', async () => {
    const { db } = database
    await Promise.all([rebuildIndexes(db, NOW), rebuildIndexes(db, NOW)])
    expect(await versionsOf(database)).toEqual([2, 3, 4, 5])
  })
})

describe.skipIf(!hasPostgres)('while the index is being rebuilt', () => {
  test('listings, search and the sold-out state go on, and nothing is lost', async () => {
    const { url, drop } = await createServerCopy({ fill: fillCatalogue })
    const database = await openDatabase({ url, tables: [], isServing: true })
    const { db } = database
    const api = createShopApi({ ...database, now: () => NOW })
    const found = async (query: string) => {
      const body = await (await api(new Request(`http://shop/v1/products?shopId=1&${query}`))).json()
      return body.pagination.total
    }
    const before = await found('perPage=1')
    await db.update(product).set({ isActive: true }).where(eq(product.id, 8))
    let rebuilding: Promise<void> | undefined
    await db.transaction(async (tx) => {
      // The rebuild waits for this word, after it has written the sets.
      await tx.execute(sql`insert into word values ('de', 'brille', 'brill', 1, 2)`)
      rebuilding = rebuildIndexes(db, NOW)
      const unfinished = async () => rows(db, sql`select from facet where version = 2 limit 1`)
      await expect.poll(unfinished, { timeout: 20_000 }).toHaveLength(1)
      expect(await found('perPage=1')).toBe(before)
      await db.execute(sql`update stock set quantity = 0 where variant_id = 100`)
      expect(await found('perPage=1')).toBe(before - 1)
      expect(await found('filters[term]=brille&perPage=1')).toBeGreaterThan(0)
      await tx.execute(sql`delete from word where version = 2`)
    })
    await rebuilding
    expect(await found('perPage=1')).toBe(before)
    expect(await found('perPage=1&includeSoldOut=true')).toBeGreaterThan(before)
    await database.close()
    await drop()
  })
})
