import { expect, test } from 'vitest'
import { CHECKOUT_MIGRATIONS } from '#modules/checkout/checkout-drafts.ts'
import { checkoutDraft } from '#modules/checkout/schema.ts'
import { cleanUpJob } from '#modules/clean-up.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const now = () => new Date('2026-11-21T10:00:00Z')
const old = { basketKey: 'old', answers: {}, changes: [], changedAt: '2026-10-21T10:00:00Z' }

/** Runs the job where modules have these tables; gives what remains of answers in checkouts. */
async function cleanUp(tables: typeof SERVER_MIGRATIONS) {
  const { db, close } = await openEmbeddedCopy({ tables })
  await db.insert(checkoutDraft).values([old, { ...old, basketKey: 'new', changedAt: now().toISOString() }])
  const failure: unknown = await cleanUpJob({ database: async () => db, now })
    .run({ data: {}, signal: new AbortController().signal })
    .catch((error: unknown) => error)
  const left = (await db.select().from(checkoutDraft)).map(({ basketKey }) => basketKey)
  await close()
  return { failure, left }
}

test('what has expired is deleted', async () => {
  expect(await cleanUp(SERVER_MIGRATIONS)).toEqual({ failure: undefined, left: ['new'] })
})

test('where one table cannot be cleaned up the others are, and the job has failed', async () => {
  const { failure, left } = await cleanUp([CHECKOUT_MIGRATIONS])
  expect(left).toEqual(['new'])
  expect(String(failure)).toContain('some expired data could not be deleted')
})
