import { expect, test } from 'vitest'
import { createSubscribers, NEWSLETTER_MIGRATIONS } from '#modules/newsletter/subscribers.ts'
import { newsletterSubscriber } from '#modules/newsletter/schema.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const requestedAt = Date.parse('2026-11-20T10:00:00Z') / 1000
const now = new Date('2026-11-21T10:00:00Z')

test('subscribers are stored once per shop, and deleted when they unsubscribe', async () => {
  const { db, close } = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, NEWSLETTER_MIGRATIONS] })
  const readers = createSubscribers(async () => db)
  const anna = { email: 'anna@example.org', variant: 'de-de' as const, requestedAt }
  expect([
    await readers.add(anna, now),
    await readers.add(anna, now),
    await readers.add({ ...anna, variant: 'pl-pl' }, now),
  ]).toEqual([true, false, true])
  const inPoland = { email: anna.email, variant: 'pl-pl' as const }
  expect([
    await readers.has({ ...inPoland, email: 'Anna@Example.org' }),
    await readers.has({ ...inPoland, email: 'ben@example.org' }),
  ]).toEqual([true, false])
  await readers.remove(inPoland)
  expect([await readers.has(inPoland), await readers.has(anna)]).toEqual([false, true])
  const stored = await db.select().from(newsletterSubscriber)
  expect(
    stored.map((reader) => ({ ...reader, requestedAt: Date.parse(reader.requestedAt) / 1000 })),
  ).toMatchObject([{ email: 'anna@example.org', variant: 'de-de', requestedAt }])
  await readers.remove(anna)
  expect(await db.select().from(newsletterSubscriber)).toEqual([])
  await close()
})
