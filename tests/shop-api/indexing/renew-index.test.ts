import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#platform/database.ts'
import { INDEX_RULES } from '#shop-api/indexing/index-rules.ts'
import { renewIndex } from '#shop-api/indexing/rebuild-indexes.ts'
import { catalogue, word } from '#shop-api/schema/derived.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ fill: fillCatalogue }, (open) => {
  async function opened(): Promise<Db> {
    const { db, close } = await open()
    onTestFinished(close)
    return db
  }
  const indexOf = async (db: Db) => (await db.select().from(catalogue))[0]

  test('an index of earlier rules is derived anew once, whoever starts at the same time', async () => {
    const db = await opened()
    const before = await indexOf(db)
    await db.update(catalogue).set({ rules: 0 })
    await db.delete(word)
    await Promise.all([renewIndex(db, NOW), renewIndex(db, NOW), renewIndex(db, NOW)])
    const after = await indexOf(db)
    expect(after).toMatchObject({ version: (before?.version ?? 0) + 1, rules: INDEX_RULES })
    expect(await db.$count(word, eq(word.version, after?.version ?? 0))).toBeGreaterThan(10)
  })

  test.each([
    ['of the same rules', INDEX_RULES],
    ['of later code', INDEX_RULES + 1],
  ])('an index %s stays', async (_, rules) => {
    const db = await opened()
    await db.update(catalogue).set({ rules })
    const before = await indexOf(db)
    await renewIndex(db, NOW)
    expect(await indexOf(db)).toEqual(before)
  })

  test('a shop without an index is left to its first fill', async () => {
    const db = await opened()
    await db.delete(catalogue)
    await renewIndex(db, NOW)
    expect(await indexOf(db)).toBeUndefined()
  })
})
