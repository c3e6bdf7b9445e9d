import { expect, test } from 'vitest'
import { createReaders, NEWSLETTER_TABLES } from '#server/newsletter/readers.ts'
import { newsletterReader } from '#server/newsletter/schema.ts'
import { openDatabase, SHOP_TABLES } from '#shop-api/db.ts'

const asked = Date.parse('2026-11-20T10:00:00Z') / 1000
const now = new Date('2026-11-21T10:00:00Z')

test('readers are kept once a shop, and not at all once they have left', async () => {
  const { db, close } = await openDatabase({ tables: [SHOP_TABLES, NEWSLETTER_TABLES] })
  const readers = createReaders(async () => db)
  const anna = { email: 'anna@example.org', variant: 'de-de' as const, asked }
  expect([
    await readers.add(anna, now),
    await readers.add(anna, now),
    await readers.add({ ...anna, variant: 'pl-pl' }, now),
  ]).toEqual([true, false, true])
  await readers.remove({ email: anna.email, variant: 'pl-pl' })
  const kept = await db.select().from(newsletterReader)
  expect(kept.map((reader) => ({ ...reader, askedAt: Date.parse(reader.askedAt) / 1000 }))).toMatchObject([
    { email: 'anna@example.org', variant: 'de-de', askedAt: asked },
  ])
  await readers.remove(anna)
  expect(await db.select().from(newsletterReader)).toEqual([])
  await close()
})
