import type { Job as Claim, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import type { createJobMetrics } from './job-metrics.ts'
import type { Job } from './job.ts'
import { runJob } from './run-job.ts'

type Deps = { boss: PgBoss; jobs: readonly Job[]; log: Log; metrics: ReturnType<typeof createJobMetrics> }

/** Runs due jobs until there are none. Returns the number of runs. */
export async function runDueJobs(deps: Deps): Promise<number> {
  const { boss, jobs } = deps
  if (await isAnyActive(boss)) await boss.supervise()
  let runs = 0
  for (;;) {
    const before = runs
    for (const job of jobs)
      for (;;) {
        const [claim] = await boss.fetch<object>(job.name)
        if (!claim) break
        await runClaim(job, claim, deps)
        runs += 1
      }
    if (runs === before) return runs
  }
}

async function runClaim(job: Job, claim: Claim<object>, deps: Deps): Promise<void> {
  const failure = await runJob(job, claim, deps)
  if (failure) await deps.boss.fail(job.name, claim, failure)
  else await deps.boss.complete(job.name, claim)
}

/** Only active jobs can be abandoned. Without this check a test over a year of days would take much longer. */
async function isAnyActive(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(`select 1 from pgboss.job where state = 'active' limit 1`)
  return rows.length > 0
}
