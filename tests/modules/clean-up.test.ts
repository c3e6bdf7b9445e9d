import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKOUT_MIGRATIONS } from '#modules/checkout/checkout-drafts.ts'
import { checkoutDraft } from '#modules/checkout/schema.ts'
import { cleanUpJob } from '#modules/clean-up.ts'
import { createMailer } from '#modules/email/mailer.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { recordingLog } from '#tests/support/log.ts'

const now = () => new Date('2026-11-21T10:00:00Z')
const old = { basketKey: 'old', answers: {}, changes: [], changedAt: '2026-10-21T10:00:00Z' }

let dataDir = ''
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'clean-up-'))))
afterAll(() => rm(dataDir, { recursive: true }))

/** Runs the job where modules have these tables; gives what remains of answers in checkouts. */
async function cleanUp(tables: typeof SERVER_MIGRATIONS) {
  const { db, close } = await openEmbeddedCopy({ tables })
  await db.insert(checkoutDraft).values([old, { ...old, basketKey: 'new', changedAt: now().toISOString() }])
  const failure: unknown = await cleanUpJob({ env: { dataDir }, database: async () => db, now })
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

test('emails in the outbox are deleted after 90 days, and no other file', async () => {
  const env = { smtpUrl: undefined, mailReplyTo: undefined, dataDir }
  const mailer = createMailer({ env, now, log: recordingLog().log })
  const email = {
    to: 'anna@example.org',
    from: { name: 'Veduta', address: 'news@shop.example' },
    subject: 'x',
    text: 'x',
    html: '<p>x</p>',
  }
  await mailer({ ...email, id: 'old', writtenAt: '2026-08-23T09:59:59Z' })
  await mailer({ ...email, id: 'recent', writtenAt: '2026-08-23T10:00:01Z' })
  await mailer({ ...email, id: 'new' })
  await writeFile(join(dataDir, 'outbox/0 note of the operator.eml'), 'x')
  expect((await cleanUp(SERVER_MIGRATIONS)).failure).toBeUndefined()
  expect((await readdir(join(dataDir, 'outbox'))).map((name) => name.slice(0, 19))).toEqual([
    '0 note of the opera',
    '2026-08-23T10-00-01',
    '2026-11-21T10-00-00',
  ])
})
