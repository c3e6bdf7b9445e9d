import type { Job as Claim, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import type { createJobMetrics } from './job-metrics.ts'
import type { Job } from './job.ts'
import { runJob } from './run-job.ts'

type Parts = { boss: PgBoss; jobs: readonly Job[]; log: Log; metrics: ReturnType<typeof createJobMetrics> }

/** Runs due jobs until there are none. Returns the number of runs. */
export async function runDueJobs(parts: Parts): Promise<number> {
  const { boss, jobs } = parts
  if (await isAnyUnderWay(boss)) await boss.supervise()
  let runs = 0
  for (;;) {
    const before = runs
    for (const job of jobs)
      for (;;) {
        const [claim] = await boss.fetch<object>(job.name)
        if (!claim) break
        await settle(job, claim, parts)
        runs += 1
      }
    if (runs === before) return runs
  }
}

async function settle(job: Job, claim: Claim<object>, parts: Parts): Promise<void> {
  const failure = await runJob(job, claim, parts)
  if (failure) await parts.boss.fail(job.name, claim, failure)
  else await parts.boss.complete(job.name, claim)
}

/** Only active jobs can be abandoned. Without this check a test over a year of days would take much longer. */
async function isAnyUnderWay(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(`select 1 from pgboss.job where state = 'active' limit 1`)
  return rows.length > 0
}
