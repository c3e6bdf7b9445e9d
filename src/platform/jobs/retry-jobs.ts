import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'
import { runSoon } from './recurrence.ts'

type Row = { name: string; id: string; state: 'failed' | 'retry' }

/**
 * Runs failed jobs again now: one by its id, or all of a name. A recurring job runs whether it failed or not.
 * Returns the jobs that will run.
 */
export async function retryJobs(boss: PgBoss, jobs: readonly Job[], nameOrId: string): Promise<Job[]> {
  const named = jobs.find(({ name }) => name === nameOrId)
  if (named?.recurs) {
    await runSoon(boss, named.name)
    return [named]
  }
  const { rows }: { rows: Row[] } = await boss
    .getDb()
    .executeSql(
      `select name, id, state from pgboss.job where state in ('failed', 'retry') and $1 in (name, id::text)`,
      [nameOrId],
    )
  const retried = rows.flatMap((row) => {
    const job = jobs.find(({ name }) => name === row.name)
    return job ? [{ ...row, job }] : []
  })
  for (const { name, id, state, job } of retried) {
    if (job.recurs) await runSoon(boss, name)
    else if (state === 'failed') await boss.retry(name, id)
    else await boss.update(name, undefined, { id, startAfter: 0 })
  }
  return retried.map(({ job }) => job)
}
