import { expect, test } from 'vitest'
import { createMailQueue, MAIL_TABLES, waitAfter } from '#server/mail/queue.ts'
import type { Letter } from '#server/mail/post.ts'
import { mailLetter } from '#server/mail/schema.ts'
import { openDatabase } from '#shop-api/db.ts'
import { listeningLog } from '#tests/support/log.ts'

const MINUTE = 60_000

async function office({ isDown = () => false }: { isDown?: () => boolean } = {}) {
  const { db, close } = await openDatabase({ tables: [MAIL_TABLES] })
  const { log, lines } = listeningLog()
  const sent: Letter[] = []
  let time = Date.parse('2026-11-21T10:00:00Z')
  const queueOf = () =>
    createMailQueue({
      open: async () => db,
      writers: {
        note: async (about) => ({
          to: 'anna@example.org',
          from: 'Veduta',
          subject: String((about as { line: string }).line),
          text: '',
          html: '',
        }),
        void: async () => null,
      },
      async post(letter) {
        if (isDown()) throw new Error('the server of the mail is down')
        sent.push(letter)
      },
      now: () => new Date(time),
      log,
    })
  const pass = (milliseconds: number) => void (time += milliseconds)
  return { db, close, queueOf, queue: queueOf(), sent, lines, pass }
}

const note = (line: string) => ({ key: `note:${line}`, kind: 'note', about: { line } })

test('a letter is sent once, however often it is put in and looked for, and what it was about is forgotten', async () => {
  const { db, close, queueOf, queue, sent } = await office()
  await queue.put(db, note('a'))
  await queue.put(db, note('a'))
  await Promise.all([queue.deliver(), queueOf().deliver(), queue.deliver()])
  await queue.put(db, note('a'))
  await queue.deliver()
  expect(sent.map(({ subject, id, written }) => [subject, id, written])).toEqual([
    ['a', 'note:a', '2026-11-21T10:00:00.000Z'],
  ])
  expect(await db.select().from(mailLetter)).toMatchObject([{ about: null, dueAt: null, attempts: 1 }])
  await close()
})

test('what did not happen is not told', async () => {
  const { db, close, queue, sent } = await office()
  const undone = db.transaction(async (tx) => {
    await queue.put(tx, note('a'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await queue.deliver()
  expect(sent).toEqual([])
  await close()
})

test('letters wait for a server of mail that is down, longer each time, and arrive', async () => {
  let isDown = true
  const { db, close, queue, sent, lines, pass } = await office({ isDown: () => isDown })
  await queue.put(db, note('a'))
  await queue.deliver()
  isDown = false
  await queue.deliver()
  expect(sent).toEqual([])
  pass(waitAfter(1))
  await queue.deliver()
  expect([sent.length, lines]).toEqual([1, ['warn: a letter was not sent']])
  await close()
})

test('a process that died with a letter in its hands is taken for dead after ten minutes', async () => {
  const { db, close, queue, sent, pass } = await office()
  await queue.put(db, note('a'))
  await db.update(mailLetter).set({ dueAt: '2026-11-21T10:10:00Z', attempts: 1 })
  await queue.deliver()
  expect(sent).toEqual([])
  pass(10 * MINUTE)
  await queue.deliver()
  expect(sent.length).toBe(1)
  await close()
})

test('one letter that cannot be written holds nobody up, and is given up in the end', async () => {
  const { db, close, queue, sent, lines, pass } = await office()
  await queue.put(db, { key: 'x', kind: 'nobody', about: {} })
  await queue.put(db, note('b'))
  for (let round = 0; round < 25; round += 1) {
    await queue.deliver()
    pass(6 * 60 * MINUTE)
  }
  expect([sent.length, lines.length, lines.at(-1)]).toEqual([1, 20, 'error: a letter was not sent'])
  await close()
})

test('a letter with nothing to say any more is done with', async () => {
  const { db, close, queue, sent } = await office()
  await queue.put(db, { key: 'x', kind: 'void', about: {} })
  await queue.deliver()
  expect(sent).toEqual([])
  expect(await db.select().from(mailLetter)).toMatchObject([{ dueAt: null }])
  await close()
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 256],
  [10, 360],
  [20, 360],
])('after %i attempts one waits %i minutes', (attempts, minutes) =>
  expect(waitAfter(attempts)).toBe(minutes * MINUTE),
)
