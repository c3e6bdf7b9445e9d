import { expect, test } from 'vitest'
import {
  createMailQueue,
  deleteOldEmails,
  emailJob,
  MAIL_MIGRATIONS,
  retryDelay,
} from '#modules/email/mail-queue.ts'
import type { Email } from '#modules/email/mailer.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { recordingLog } from '#tests/support/log.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const MINUTE = 60_000

async function mailQueueFixture({ isDown = () => false }: { isDown?: () => boolean } = {}) {
  const { db, close } = await openEmbeddedCopy({ tables: [MAIL_MIGRATIONS] })
  const { log, lines } = recordingLog()
  const sent: Email[] = []
  let time = Date.parse('2026-11-21T10:00:00Z')
  const queueOf = () =>
    createMailQueue({
      open: async () => db,
      renderers: {
        note: async (payload) => ({
          to: 'anna@example.org',
          from: { name: 'Veduta', address: 'news@shop.example' },
          subject: String((payload as { line: string }).line),
          text: '',
          html: '',
        }),
        void: async () => null,
      },
      async mailer(email) {
        if (isDown()) throw new Error('the mail server is down')
        sent.push(email)
      },
      jobs: { wake() {} },
      now: () => new Date(time),
      log,
    })
  const pass = (milliseconds: number) => void (time += milliseconds)
  return { db, close, queueOf, queue: queueOf(), sent, lines, pass }
}

const note = (line: string) => ({ key: `note:${line}`, kind: 'note', payload: { line } })

test('an email is sent once, however often it is queued and delivered, and its payload is deleted', async () => {
  const { db, close, queueOf, queue, sent } = await mailQueueFixture()
  await queue.enqueue(db, note('a'))
  await queue.enqueue(db, note('a'))
  await Promise.all([queue.deliver(), queueOf().deliver(), queue.deliver()])
  await queue.enqueue(db, note('a'))
  await queue.deliver()
  expect(sent.map(({ subject, id, writtenAt }) => [subject, id, writtenAt])).toEqual([
    ['a', 'note:a', '2026-11-21T10:00:00.000Z'],
  ])
  expect(await db.select().from(queuedEmail)).toMatchObject([{ payload: null, dueAt: null, attempts: 1 }])
  await close()
})

test('an email whose transaction is rolled back is not sent', async () => {
  const { db, close, queue, sent } = await mailQueueFixture()
  const undone = db.transaction(async (tx) => {
    await queue.enqueue(tx, note('a'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await queue.deliver()
  expect(sent).toEqual([])
  await close()
})

test('while the mail server is down, emails wait longer after each attempt, and are sent when it is back', async () => {
  let isDown = true
  const { db, close, queue, sent, lines, pass } = await mailQueueFixture({ isDown: () => isDown })
  await queue.enqueue(db, note('a'))
  await queue.deliver()
  isDown = false
  await queue.deliver()
  expect(sent).toEqual([])
  pass(retryDelay(1))
  await queue.deliver()
  expect([sent.length, lines]).toEqual([1, ['warn: an email was not sent']])
  await close()
})

test('an email whose process died while sending is sent by another process after ten minutes', async () => {
  const { db, close, queue, sent, pass } = await mailQueueFixture()
  await queue.enqueue(db, note('a'))
  await db.update(queuedEmail).set({ dueAt: '2026-11-21T10:10:00Z', attempts: 1 })
  await queue.deliver()
  expect(sent).toEqual([])
  pass(10 * MINUTE)
  await queue.deliver()
  expect(sent.length).toBe(1)
  await close()
})

test('an email that cannot be rendered delays no other, and is given up after twenty attempts, without its payload', async () => {
  const { db, close, queue, sent, lines, pass } = await mailQueueFixture()
  const withPayload = async () =>
    (await db.select().from(queuedEmail)).filter(({ payload }) => payload !== null).map(({ key }) => key)
  await queue.enqueue(db, { key: 'x', kind: 'unknown', payload: { line: 'x' } })
  await queue.enqueue(db, note('b'))
  const attempt = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      await queue.deliver()
      pass(6 * 60 * MINUTE)
    }
  }
  await attempt(19)
  expect(await withPayload()).toEqual(['x'])
  await attempt(6)
  expect(await withPayload()).toEqual([])
  expect([sent.length, lines.length, lines.at(-1)]).toEqual([1, 20, 'error: an email was not sent'])
  await close()
})

test('an email that is no longer needed is not sent, and not tried again', async () => {
  const { db, close, queue, sent } = await mailQueueFixture()
  await queue.enqueue(db, { key: 'x', kind: 'void', payload: {} })
  await queue.deliver()
  expect(sent).toEqual([])
  expect(await db.select().from(queuedEmail)).toMatchObject([{ dueAt: null }])
  await close()
})

test('a run that cannot send all emails fails, and has sent the others', async () => {
  const { db, close, queue, sent } = await mailQueueFixture()
  const run = () => emailJob(queue).run({ data: {}, signal: new AbortController().signal })
  await queue.enqueue(db, { key: 'x', kind: 'unknown', payload: {} })
  await queue.enqueue(db, note('b'))
  await expect(run()).rejects.toThrow('1 emails could not be sent')
  expect(sent.map(({ subject }) => subject)).toEqual(['b'])
  await expect(run()).resolves.toBeUndefined()
  await close()
})

test('a run that is stopped sends the email that it has begun, and claims no other', async () => {
  const stopping = new AbortController()
  const { db, close, queue, sent } = await mailQueueFixture({
    isDown() {
      stopping.abort()
      return false
    },
  })
  await queue.enqueue(db, note('a'))
  await queue.enqueue(db, note('b'))
  await emailJob(queue).run({ data: {}, signal: stopping.signal })
  expect(sent.map(({ subject }) => subject)).toEqual(['a'])
  expect(await db.select().from(queuedEmail).orderBy(queuedEmail.key)).toMatchObject([
    { attempts: 1, payload: null },
    { attempts: 0, payload: { line: 'b' } },
  ])
  await emailJob(queue).run({ data: {}, signal: new AbortController().signal })
  expect(sent).toHaveLength(2)
  await close()
})

test('emails that were sent long ago are deleted, pending ones are not', async () => {
  const { db, close, queue } = await mailQueueFixture()
  await queue.enqueue(db, note('sent'))
  await queue.deliver()
  await queue.enqueue(db, note('waiting'))
  const keys = async () => (await db.select().from(queuedEmail)).map(({ key }) => key).toSorted()
  await deleteOldEmails(db, new Date('2027-02-19T09:59:00Z'))
  expect(await keys()).toEqual(['note:sent', 'note:waiting'])
  await deleteOldEmails(db, new Date('2027-02-19T10:01:00Z'))
  expect(await keys()).toEqual(['note:waiting'])
  await close()
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 256],
  [10, 360],
  [20, 360],
])('after %i attempts the next one follows in %i minutes', (attempts, minutes) =>
  expect(retryDelay(attempts)).toBe(minutes * MINUTE),
)
