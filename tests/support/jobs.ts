import { sql } from 'drizzle-orm'
import type { TestClock } from 'pg-boss'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import type { Database } from '#shop-api/open-database.ts'
import { recordingLog } from './log.ts'

/** Processes of one shop: each test starts with an empty queue, and what it opens is stopped. */
export function jobProcesses(openDatabase: () => Promise<Database>) {
  let database: Database
  let open: Jobs[] = []
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.execute(sql`drop schema if exists pgboss cascade`)
    return async () => {
      await Promise.all(open.map((jobs) => jobs.stop()))
      open = []
    }
  })

  /** One of the processes; its clock is the real one by default. */
  return ({ clock, isDown = () => false }: { clock?: TestClock; isDown?: () => boolean } = {}) => {
    const { log, lines } = recordingLog()
    const jobs = createJobs({
      async database() {
        if (isDown()) throw new Error('the database is down')
        return database.db
      },
      log,
      now: () => new Date(),
      ...(clock && { clock }),
    })
    open.push(jobs)
    return { jobs, lines }
  }
}

export const statusOf = async (jobs: Jobs, name: string) =>
  (await jobs.list()).find((each) => each.name === name)
