import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from 'pg-boss'
import { shouldLog } from '#platform/log-throttle.ts'
import type { Log } from '#platform/log.ts'
import type { Db } from '#platform/database.ts'
import { createJobMetrics } from './job-metrics.ts'
import { type JobStatus, jobStatuses } from './job-status.ts'
import type { Job, SendOptions } from './job.ts'
import { type OpenQueue, openQueue } from './open-queue.ts'
import { scheduleNextRun, runSoon } from './recurrence.ts'
import { retryJobs } from './retry-jobs.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { startWorkers, type Workers } from './workers.ts'

type Deps = {
  /** Opens the database at the first use. */
  database(): Promise<Db>
  log: Log
  now(): Date
  /** The queue's clock; tests move it. */
  clock?: Clock
}

/** Milliseconds until the next attempt to connect to a database that is down. */
const RECONNECT_DELAY = 1000
/** Milliseconds for which a stop waits for a current run; after that the run counts as failed. */
const STOP_TIMEOUT = 8000

/** The queue of all background work. Jobs must be defined before it starts. */
export function createJobs({ database, log, now, clock }: Deps) {
  const jobs: Job[] = []
  const closing = new AbortController()
  let opened: Promise<OpenQueue> | undefined
  let starting: Promise<Workers | undefined> | undefined

  const open = (): Promise<OpenQueue> =>
    (opened ??= database()
      .then((db) => openQueue({ db, jobs, log, now, clock }))
      .catch((error: unknown) => {
        opened = undefined
        throw error
      }))
  const metrics = createJobMetrics(async () => (opened ? jobStatuses((await opened).boss, jobs) : []))

  async function startWhenPossible(): Promise<Workers | undefined> {
    while (!closing.signal.aborted) {
      try {
        return await startWorkers({ ...(await open()), jobs, log, metrics })
      } catch (error) {
        if (shouldLog(log, 'jobs', now().getTime())) log.warn({ error }, 'jobs wait for their database')
        await pause(RECONNECT_DELAY, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  async function wakeNow(name: string): Promise<void> {
    const workers = await starting
    if (!workers) return
    await runSoon((await open()).boss, name)
    workers.wake(name)
  }

  return {
    metrics: metrics.registry,

    define(job: Job): void {
      if (opened) throw new Error(`${job.name} is defined after the queue was opened`)
      jobs.push(job)
    },

    /** Starts the workers. If the database is down, it waits for the database. */
    start(): void {
      starting ??= startWhenPossible()
    },

    /**
     * Runs a recurring job immediately, because there is work for it. Before the start this is not needed: the
     * start checks every job.
     */
    wake(name: string): void {
      wakeNow(name).catch((error: unknown) => {
        if (shouldLog(log, `wake ${name}`, now().getTime()))
          log.warn({ error, job: name }, 'a job could not be woken and waits for its next run')
      })
    },

    /** Queues a job and returns its id; null if the key is already queued. */
    async send(name: string, data: object, { key, at }: SendOptions = {}): Promise<string | null> {
      const { boss } = await open()
      const id = await boss.send(name, data, {
        ...(key !== undefined && { id: idOf(name, key) }),
        ...(at && { startAfter: at }),
      })
      const workers = await starting
      workers?.wake(name)
      return id
    },

    list: async (): Promise<JobStatus[]> => jobStatuses((await open()).boss, jobs),

    /** Runs failed jobs again, by id or name, and a recurring job in any case. Returns the number of jobs. */
    async retry(nameOrId: string): Promise<number> {
      const retried = await retryJobs((await open()).boss, jobs, nameOrId)
      const workers = await starting
      for (const { name } of retried) workers?.wake(name)
      return retried.length
    },

    /** Runs all due jobs, without a timer: for tests that move the clock in between. Returns the number of runs. */
    async runDue(): Promise<number> {
      const { boss } = await open()
      for (const job of jobs) await scheduleNextRun(boss, job)
      return runDueJobs({ boss, jobs, log, metrics })
    },

    /** Waits for the current runs and stops. */
    async stop(): Promise<void> {
      closing.abort()
      await starting
      const queue = await opened?.catch(() => undefined)
      await queue?.boss.stop({ graceful: true, timeout: STOP_TIMEOUT })
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

/** The same UUID for the same key. */
const idOf = (name: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
