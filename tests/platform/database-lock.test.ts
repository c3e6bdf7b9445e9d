import { afterAll, beforeAll, expect, test } from 'vitest'
import { runLocked } from '#platform/database-lock.ts'
import type { Database } from '#shop-api/open-database.ts'
import { onBothDatabases } from '#tests/support/database.ts'

onBothDatabases({ tables: [] }, (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('tasks of one lock run one after the other, also after one that fails', async () => {
    const { db } = database
    const events: string[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const first = runLocked(db, 1, async () => {
      events.push('first')
      await released
      events.push('first ends')
      throw new Error('refused')
    })
    await expect.poll(() => events).toEqual(['first'])
    const second = runLocked(db, 1, async () => events.push('second'))
    await runLocked(db, 2, async () => events.push('other lock'))
    expect(events.toSorted()).toEqual(['first', 'other lock'])
    release()
    await expect(first).rejects.toThrow('refused')
    await second
    expect(events.slice(2)).toEqual(['first ends', 'second'])
  })

  test('the result of the task is returned', async () => {
    const { db } = database
    expect(await runLocked(db, 3, async () => 'done')).toBe('done')
  })
})
