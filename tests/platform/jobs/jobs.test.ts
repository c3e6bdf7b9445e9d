import { TestClock } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { onBothDatabases } from '#tests/support/database.ts'
import { jobProcesses, statusOf } from '#tests/support/jobs.ts'

const HOUR = 3600_000

onBothDatabases({ tables: [] }, (openDatabase) => {
  const process = jobProcesses(openDatabase)

  test('each job is run by one of several processes', async () => {
    const done: number[] = []
    const processes = Array.from({ length: 3 }, () => process().jobs)
    for (const jobs of processes) {
      jobs.define({
        name: 'count',
        isUrgent: true,
        async run({ data }) {
          done.push((data as { number: number }).number)
        },
      })
      jobs.start()
    }
    const numbers = Array.from({ length: 30 }, (_, number) => number)
    await Promise.all(numbers.map((number) => processes[number % 3]?.send('count', { number })))
    await vi.waitUntil(() => done.length >= numbers.length, 20_000)
    await Promise.all(processes.map((jobs) => jobs.stop()))
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('jobs with the same key are one job', async () => {
    const { jobs } = process()
    let runs = 0
    jobs.define({ name: 'renewal', run: async () => void (runs += 1) })
    expect(await jobs.send('renewal', {}, { key: '7:2026-11' })).toMatch(/^[0-9a-f-]{36}$/)
    expect(await jobs.send('renewal', {}, { key: '7:2026-11' })).toBeNull()
    await jobs.runDue()
    expect(await jobs.send('renewal', {}, { key: '7:2026-11' })).toBeNull()
    await jobs.send('renewal', {}, { key: '7:2026-12' })
    await jobs.runDue()
    expect(runs).toBe(2)
  })

  test('a failed job is retried later, and appears in the list, the metrics and the log', async () => {
    const clock = new TestClock('2026-11-21T10:00:00Z')
    const { jobs, lines } = process({ clock })
    let isDown = true
    jobs.define({
      name: 'deliver',
      retries: 1,
      async run() {
        if (isDown) throw new Error('no such user anna@example.org')
      },
    })
    await jobs.send('deliver', {})
    expect(await jobs.runDue()).toBe(1)
    expect(await statusOf(jobs, 'deliver')).toMatchObject({
      state: 'retrying',
      lastRunAt: null,
      lastFailure: { at: '2026-11-21T10:00:00.000Z', message: 'no such user …@…' },
      counts: { retrying: 1, failed: 0, done: 0 },
    })
    expect(await jobs.runDue()).toBe(0)
    isDown = false
    await clock.setTime(clock.now() + HOUR)
    expect(await jobs.runDue()).toBe(1)
    expect(await statusOf(jobs, 'deliver')).toMatchObject({
      state: 'idle',
      lastRunAt: '2026-11-21T11:00:00.000Z',
      lastFailure: null,
      counts: { retrying: 0, done: 1 },
    })
    const text = await jobs.metrics.metrics()
    expect(text).toContain('veduta_job_runs_total{job="deliver",outcome="failed"} 1')
    expect(text).toContain('veduta_job_runs_total{job="deliver",outcome="done"} 1')
    expect(text).toContain('veduta_job_seconds_count{job="deliver"} 2')
    expect(text).toContain('veduta_jobs{job="deliver",state="done"} 1')
    expect(lines).toEqual(['warn: a job failed'])
  })

  test.each(['id', 'name'] as const)(
    'a job that has failed for good can be retried by its %s',
    async (by) => {
      const { jobs } = process()
      let isDown = true
      let runs = 0
      jobs.define({
        name: 'deliver',
        retries: 0,
        async run() {
          runs += 1
          if (isDown) throw new Error('down')
        },
      })
      const id = await jobs.send('deliver', {})
      await jobs.runDue()
      expect(await statusOf(jobs, 'deliver')).toMatchObject({ state: 'failed', lastFailure: { id } })
      isDown = false
      expect(await jobs.retry('another')).toBe(0)
      expect(await jobs.retry(by === 'id' ? String(id) : 'deliver')).toBe(1)
      await jobs.runDue()
      expect(runs).toBe(2)
      expect(await statusOf(jobs, 'deliver')).toMatchObject({ state: 'idle', counts: { failed: 0, done: 1 } })
    },
  )
})
