import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Db } from '#platform/database.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { recordingLog } from './log.ts'

/** The moments of a job at which its process is killed. */
export const MOMENTS = ['before the commit', 'after the commit'] as const
type Moment = (typeof MOMENTS)[number]

/** A job that writes one row, and what it does at each moment. */
export const bookingJob = (db: Db, at: (moment: Moment) => Promise<void>): Job => ({
  name: 'booking',
  async run({ data }) {
    const key = 'key' in data ? String(data.key) : ''
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into booking (key) values (${key}) on conflict do nothing`)
      await at('before the commit')
    })
    await at('after the commit')
  },
})

/** Runs a worker in a process of its own on a Postgres server, and kills it once its job has reached that moment. */
export async function killWorkerAt(moment: Moment, url: string): Promise<NodeJS.Signals | null> {
  const worker = spawn(process.execPath, [import.meta.filename, moment, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(worker, 'exit')
  await once(worker.stdout, 'data')
  worker.kill('SIGKILL')
  const [, signal] = await ended
  return signal
}

// As a program: works on the queue, prints that the job has reached the moment, and goes no further.
const [, program, moment, url] = process.argv
if (program === import.meta.filename && url !== undefined) {
  const { db } = await openDatabase({ url, tables: [] })
  const { log } = recordingLog()
  const jobs = createJobs({ database: async () => db, log, now: () => new Date() })
  jobs.define(
    bookingJob(db, async (reached) => {
      if (reached !== moment) return
      process.stdout.write('reached')
      await new Promise(() => {})
    }),
  )
  jobs.start()
}
