import { expect, test } from 'vitest'
import { createSubscribers, NEWSLETTER_MIGRATIONS } from '#modules/newsletter/subscribers.ts'
import type { NewsletterClaim } from '#modules/newsletter/newsletter-token.ts'
import { newsletterSubscriber } from '#modules/newsletter/schema.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const requestedAt = Date.parse('2026-11-20T10:00:00Z') / 1000
const now = new Date('2026-11-21T10:00:00Z')

test('subscribers are stored once per shop, and deleted when they unsubscribe', async () => {
  const { db, close } = await openEmbeddedCopy({ tables: [SHOP_MIGRATIONS, NEWSLETTER_MIGRATIONS] })
  const readers = createSubscribers(async () => db)
  const anna = { email: 'anna@example.org', variant: 'de-de' as const, requestedAt }
  const isNew = async (claim: NewsletterClaim): Promise<boolean> => {
    let called = false
    await readers.add(claim, now, async () => void (called = true))
    return called
  }
  expect([await isNew(anna), await isNew(anna), await isNew({ ...anna, variant: 'pl-pl' })]).toEqual([
    true,
    false,
    true,
  ])
  const inItaly = { ...anna, variant: 'it-it' as const }
  const failing = readers.add(inItaly, now, async () => {
    throw new Error('the email cannot be queued')
  })
  await expect(failing).rejects.toThrow('the email cannot be queued')
  expect(await readers.has(inItaly)).toBe(false)
  const inPoland = { email: anna.email, variant: 'pl-pl' as const }
  expect([
    await readers.has({ ...inPoland, email: 'Anna@Example.org' }),
    await readers.has({ ...inPoland, email: 'ben@example.org' }),
  ]).toEqual([true, false])
  expect((await readers.ofMailbox('Anna@Example.org')).map(({ variant }) => variant).toSorted()).toEqual([
    'de-de',
    'pl-pl',
  ])
  expect(await readers.ofMailbox('ben@example.org')).toEqual([])
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
