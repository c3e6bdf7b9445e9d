import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailQueue, MAIL_MIGRATIONS } from '#modules/email/mail-queue.ts'
import type { Database } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { recordingLog } from '#tests/support/log.ts'

onBothDatabases({ tables: [MAIL_MIGRATIONS] }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const note = async () => ({
    to: 'anna@example.org',
    from: { name: 'Veduta', address: 'news@shop.example' },
    subject: '',
    text: '',
    html: '',
  })

  test('what somebody waits for is sent before reminders that were due earlier', async () => {
    const sent: string[] = []
    let minute = 0
    const queue = createMailQueue({
      open: async () => database.db,
      renderers: { subscription: note, account: note, order: note },
      mailer: async ({ id = '' }) => {
        sent.push(id)
        if (id === 'subscription:0')
          await queue.enqueue(database.db, { key: 'account:late', kind: 'account', payload: {} })
      },
      jobs: { wake() {} },
      now: () => new Date(Date.UTC(2026, 10, 21, 10, minute)),
      log: recordingLog().log,
    })
    for (const key of ['subscription:0', 'subscription:1', 'order:0', 'account:0']) {
      await queue.enqueue(database.db, { key, kind: key.split(':')[0] ?? '', payload: {} })
      minute += 1
    }
    await queue.deliver()
    expect(sent).toEqual(['order:0', 'account:0', 'subscription:0', 'account:late', 'subscription:1'])
  })

  test('of a kind with letters to thousands, those that somebody waits for are sent first', async () => {
    const sent: string[] = []
    let minute = 0
    const queue = createMailQueue({
      open: async () => database.db,
      renderers: { subscription: note, 'stock-alert': note },
      mailer: async ({ id = '' }) => void sent.push(id),
      jobs: { wake() {} },
      now: () => new Date(Date.UTC(2026, 10, 21, 10, minute)),
      log: recordingLog().log,
    })
    for (const [key, kind, payload] of [
      ['proposal', 'subscription', { kind: 'price-changed' }],
      ['goods', 'stock-alert', { letter: 'available' }],
      ['coming', 'subscription', { kind: 'coming' }],
      ['opt-in', 'stock-alert', { letter: 'confirm' }],
      ['begun', 'subscription', { kind: 'started' }],
      ['over', 'subscription', { kind: 'cancelled' }],
    ] as const) {
      await queue.enqueue(database.db, { key, kind, payload })
      minute += 1
    }
    await queue.deliver()
    expect(sent).toEqual(['opt-in', 'begun', 'over', 'proposal', 'goods', 'coming'])
  })

  test('with many emails and many processes, each email is sent once', async () => {
    const sent: string[] = []
    const { log, lines } = recordingLog()
    const processes = Array.from({ length: 4 }, () =>
      createMailQueue({
        open: async () => database.db,
        renderers: { note },
        mailer: async ({ id = '' }) => void sent.push(id),
        jobs: { wake() {} },
        now: () => new Date('2026-11-21T10:00:00Z'),
        log,
      }),
    )
    const keys = Array.from({ length: 40 }, (_, at) => `note:${at}`)
    await Promise.all(
      keys.map((key, at) => processes[at % 4]?.enqueue(database.db, { key, kind: 'note', payload: {} })),
    )
    await Promise.all(processes.map(({ deliver }) => deliver()))
    expect(sent.toSorted()).toEqual(keys.toSorted())
    expect(lines).toEqual([])
  })
})
