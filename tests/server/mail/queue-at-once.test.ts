import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailQueue, MAIL_TABLES } from '#server/mail/queue.ts'
import type { Database } from '#shop-api/db.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { listeningLog } from '#tests/support/log.ts'

onBothDatabases(
  (open) => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())

    test('of many letters and many processes, each letter is sent by one', async () => {
      const sent: string[] = []
      const { log, lines } = listeningLog()
      const processes = Array.from({ length: 4 }, () =>
        createMailQueue({
          open: async () => database.db,
          writers: {
            note: async () => ({ to: 'anna@example.org', from: 'Veduta', subject: '', text: '', html: '' }),
          },
          post: async ({ id = '' }) => void sent.push(id),
          now: () => new Date('2026-11-21T10:00:00Z'),
          log,
        }),
      )
      const keys = Array.from({ length: 40 }, (_, at) => `note:${at}`)
      await Promise.all(
        keys.map((key, at) => processes[at % 4]?.put(database.db, { key, kind: 'note', about: {} })),
      )
      await Promise.all(processes.map(({ deliver }) => deliver()))
      expect(sent.toSorted()).toEqual(keys.toSorted())
      expect(lines).toEqual([])
    })
  },
  [MAIL_TABLES],
)
