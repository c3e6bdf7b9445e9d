import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({}, (open) => {
  test('opens with all tables, and stems words of all languages', async () => {
    const { db, close } = await open()
    const stems = await rows(
      db,
      sql`select search_stem('cs', search_plain('brýlemi')) as stem, now()::text as now`,
    )
    expect(stems).toEqual([{ stem: 'bryl', now: expect.stringContaining('+00') }])
    await close()
  })
})

test('the embedded database starts with all tables and keeps to its memory limit', async () => {
  const { db, close } = await openDatabase({})
  expect(await rows(db, sql`select search_stem('cs', search_plain('brýlemi')) as stem`)).toEqual([
    { stem: 'bryl' },
  ])
  expect(await rows(db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '32MB' }])
  await close()
})
