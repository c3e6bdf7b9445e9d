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

  test('with many emails and many processes, each email is sent once', async () => {
    const sent: string[] = []
    const { log, lines } = recordingLog()
    const processes = Array.from({ length: 4 }, () =>
      createMailQueue({
        open: async () => database.db,
        renderers: {
          note: async () => ({
            to: 'anna@example.org',
            from: { name: 'Veduta', address: 'news@shop.example' },
            subject: '',
            text: '',
            html: '',
          }),
        },
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
