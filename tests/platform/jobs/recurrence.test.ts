import { TestClock } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { onBothDatabases } from '#tests/support/database.ts'
import { jobProcesses, statusOf } from '#tests/support/jobs.ts'

const HOUR = 3600_000

onBothDatabases({ tables: [] }, (openDatabase) => {
  const process = jobProcesses(openDatabase)

  test('a recurring job runs once per interval, however many processes there are', async () => {
    const clock = new TestClock('2026-11-21T10:00:00Z')
    let runs = 0
    const processes = Array.from({ length: 2 }, () => process({ clock }).jobs)
    for (const jobs of processes) {
      jobs.define({ name: 'upkeep', recurs: { everySeconds: 60 }, run: async () => void (runs += 1) })
      await jobs.list()
    }
    await processes[0]?.runDue()
    for (let minute = 0; minute < 5; minute += 1) {
      await clock.setTime(clock.now() + 60_000)
      await Promise.all(processes.map((jobs) => jobs.runDue()))
    }
    const [jobs] = processes
    expect(runs).toBe(5)
    expect(jobs && (await statusOf(jobs, 'upkeep'))).toMatchObject({
      recurs: 'every 60 s',
      state: 'waiting',
      nextRunAt: '2026-11-21T10:06:00.000Z',
      counts: { waiting: 1, done: 5 },
    })
  })

  test('a nightly job runs at night in its time zone, in summer and in winter', async () => {
    const clock = new TestClock('2026-10-23T12:30:00Z')
    const { jobs } = process({ clock })
    const nights: string[] = []
    jobs.define({
      name: 'clean-up',
      recurs: { cron: '30 3 * * *', timeZone: 'Europe/Berlin' },
      run: async () => void nights.push(new Date(clock.now()).toISOString()),
    })
    await jobs.runDue()
    while (nights.length < 4) {
      await clock.setTime(clock.now() + HOUR)
      await jobs.runDue()
    }
    expect(nights).toEqual([
      '2026-10-24T01:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
      '2026-10-26T02:30:00.000Z',
      '2026-10-27T02:30:00.000Z',
    ])
  })

  test('a recurring job can be woken at once, and runs again if it was woken during a run', async () => {
    const { jobs } = process()
    const runs: (() => void)[] = []
    jobs.define({
      name: 'email',
      recurs: { everySeconds: 600 },
      run: () => new Promise<void>((resolve) => void runs.push(resolve)),
    })
    jobs.start()
    await vi.waitUntil(() => runs.length === 1, 15_000)
    jobs.wake('email')
    await vi.waitUntil(
      async () => (await statusOf(jobs, 'email'))?.nextRunAt?.localeCompare(new Date().toISOString()) === -1,
      15_000,
    )
    expect(runs.length).toBe(1)
    runs[0]?.()
    await vi.waitUntil(() => runs.length === 2, 15_000)
    runs[1]?.()
    await vi.waitUntil(async () => (await statusOf(jobs, 'email'))?.counts.done === 2, 15_000)
    expect(await jobs.retry('email')).toBe(1)
    await vi.waitUntil(() => runs.length === 3, 15_000)
    runs[2]?.()
  })
})
