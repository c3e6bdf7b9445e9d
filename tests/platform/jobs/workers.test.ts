import { TestClock } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { createJobs } from '#platform/jobs/jobs.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { jobProcesses, statusOf } from '#tests/support/jobs.ts'
import { recordingLog } from '#tests/support/log.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const HOUR = 3600_000

onBothDatabases({ tables: [] }, (open) => {
  const process = jobProcesses(open)

  test('the job of a killed process is run by another, once its heartbeat is missing', async () => {
    const clock = new TestClock('2026-11-21T10:00:00Z')
    const [killed, next] = [process({ clock }).jobs, process({ clock }).jobs]
    const begun = Promise.withResolvers<void>()
    const name = 'invoice'
    killed.define({ name, run: () => new Promise(() => begun.resolve()) })
    let runs = 0
    next.define({ name, run: async () => void (runs += 1) })
    await killed.send(name, {})
    void killed.runDue()
    await begun.promise
    expect(await next.runDue()).toBe(0)
    await clock.setTime(clock.now() + 20_000)
    expect(await next.runDue()).toBe(0)
    await clock.setTime(clock.now() + HOUR)
    await next.runDue()
    await clock.setTime(clock.now() + HOUR)
    await next.runDue()
    expect(runs).toBe(1)
  })

  test('stopping waits for the current run, and no other run starts', async () => {
    const { jobs } = process()
    const begun = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    let ended = 0
    jobs.define({
      name: 'slow',
      async run() {
        begun.resolve()
        await rest.promise
        ended += 1
      },
    })
    jobs.start()
    await jobs.send('slow', {})
    await jobs.send('slow', {})
    await begun.promise
    const stopped = jobs.stop()
    rest.resolve()
    await stopped
    expect(ended).toBe(1)
    const { jobs: next } = process()
    next.define({ name: 'slow', run: async () => {} })
    expect(await statusOf(next, 'slow')).toMatchObject({ counts: { done: 1, waiting: 1 } })
  })

  test('jobs wait for a database that is not available yet', async () => {
    let isDown = true
    const { jobs, lines } = process({ isDown: () => isDown })
    let runs = 0
    jobs.define({ name: 'upkeep', recurs: { everySeconds: 60 }, run: async () => void (runs += 1) })
    jobs.start()
    await vi.waitUntil(() => lines.length > 0, 15_000)
    expect(lines).toEqual(['warn: jobs wait for their database'])
    isDown = false
    await vi.waitUntil(() => runs === 1, 15_000)
  })
})

test('with an embedded database, the job of a killed process is run when the next process starts', async () => {
  const { db, close } = await openEmbeddedCopy({ tables: [] })
  const { log } = recordingLog()
  const open = () => createJobs({ database: async () => db, log, now: () => new Date() })
  const [killed, next] = [open(), open()]
  const begun = Promise.withResolvers<void>()
  const upkeep = { name: 'upkeep', recurs: { everySeconds: 60 } }
  killed.define({ ...upkeep, run: () => new Promise(() => begun.resolve()) })
  let runs = 0
  next.define({ ...upkeep, run: async () => void (runs += 1) })
  await killed.retry('upkeep')
  void killed.runDue()
  await begun.promise
  next.start()
  await vi.waitUntil(() => runs === 1, 15_000)
  expect(await next.list()).toMatchObject([{ lastFailure: { message: 'its process ended' } }])
  await next.stop()
  await close()
})
