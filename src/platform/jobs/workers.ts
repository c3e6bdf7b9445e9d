import type { PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import { failAbandonedJobs } from './abandoned-jobs.ts'
import type { createJobMetrics } from './job-metrics.ts'
import type { Job } from './job.ts'
import { scheduleNextRun, runSoon } from './recurrence.ts'
import { runJob } from './run-job.ts'

type Deps = {
  boss: PgBoss
  isEmbedded: boolean
  jobs: readonly Job[]
  log: Log
  metrics: ReturnType<typeof createJobMetrics>
}

/**
 * Seconds between checks for jobs that are due or from other processes: for urgent jobs, and for others. What this process sends wakes
 * its worker at once, and an embedded database has no other process.
 */
const POLL = { shared: { urgent: 2, other: 15 }, embedded: { urgent: 10, other: 30 } }

export type Workers = {
  /** Checks the queue immediately, because something was sent to it. */
  wake(name: string): void
}

/** Starts the workers of this process. */
export async function startWorkers({ boss, isEmbedded, jobs, log, metrics }: Deps): Promise<Workers> {
  if (isEmbedded) await failAbandonedJobs(boss)
  const poll = POLL[isEmbedded ? 'embedded' : 'shared']
  const workers = new Map<string, string>()
  // By default a worker takes one job per check, but there may be more.
  const wake = (name: string): void => {
    const id = workers.get(name)
    if (id !== undefined) boss.notifyWorker(id)
  }
  for (const job of jobs) {
    const { name, recurs, isUrgent } = job
    // A job that recurs within minutes runs at once, to finish what the last stop interrupted.
    if (recurs && 'everySeconds' in recurs) await runSoon(boss, name)
    else await scheduleNextRun(boss, job)
    const pollingIntervalSeconds = poll[isUrgent ? 'urgent' : 'other']
    const id = await boss.work<object>(name, { pollingIntervalSeconds }, async ([claim]) => {
      const failure = claim && (await runJob(job, claim, { boss, log, metrics }))
      wake(name)
      if (failure) throw failure
    })
    workers.set(name, id)
  }
  return { wake }
}
