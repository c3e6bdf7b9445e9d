import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { createJobs } from '#platform/jobs/jobs.ts'
import { rows } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { NOTHING } from '#tests/support/database-contents.ts'
import { bookingJob, killWorkerAt, MOMENTS } from '#tests/support/killed-worker.ts'
import { recordingLog } from '#tests/support/log.ts'
import { createServerCopy } from '#tests/support/server-copy.ts'

test.skipIf(!hasPostgres).each(MOMENTS)(
  'a job whose process is killed %s is run once more by another, and has one effect',
  async (moment) => {
    const { url, drop } = await createServerCopy(NOTHING)
    const { db, close } = await openDatabase({ url, tables: [] })
    onTestFinished(async () => {
      await close()
      await drop()
    })
    await db.execute(
      sql`create table booking (key text primary key, at timestamptz default clock_timestamp())`,
    )
    const bookings = () => rows<{ key: string; at: string }>(db, sql`select key, at::text from booking`)

    let runs = 0
    const clock = new TestClock(new Date())
    const { log } = recordingLog()
    const next = createJobs({ database: async () => db, log, now: () => new Date(), clock })
    next.define(bookingJob(db, async () => void (runs += 1)))
    onTestFinished(() => next.stop())
    await next.send('booking', { key: 'invoice-7' })

    expect(await killWorkerAt(moment, url)).toBe('SIGKILL')
    const atDeath = await bookings()
    expect(atDeath).toHaveLength(moment === 'after the commit' ? 1 : 0)

    // The killed one may be alive for all that others know.
    expect([await next.runDue(), runs]).toEqual([0, 0])
    await clock.setTime(clock.now() + 60_000)
    await next.runDue()
    await clock.setTime(clock.now() + 120_000)
    await next.runDue()
    await clock.setTime(clock.now() + 3_600_000)
    expect(await next.runDue()).toBe(0)
    // Both moments of one run.
    expect(runs).toBe(2)
    const booked = await bookings()
    expect(booked).toEqual(
      moment === 'after the commit' ? atDeath : [{ key: 'invoice-7', at: booked[0]?.at }],
    )
    expect(await next.list()).toMatchObject([{ name: 'booking', counts: { done: 1, waiting: 0 } }])
  },
)
