import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

export type JobStatus = {
  name: string
  /** How often it runs by itself; null if it only runs on demand. */
  recurs: string | null
  state: 'running' | 'retrying' | 'failed' | 'waiting' | 'idle'
  /** RFC 3339, like all times here. */
  nextRunAt: string | null
  lastRunAt: string | null
  lastFailure: { id: string; at: string; message: string } | null
  /** The runs that are still in the queue. */
  counts: { waiting: number; retrying: number; running: number; failed: number; done: number }
}

type Row = {
  name: string
  waiting: number
  retrying: number
  running: number
  failed: number
  done: number
  next_run_at: Date | null
  last_run_at: Date | null
  failure_id: string | null
  failure_at: Date | null
  failure: string | null
}

/** Counts of pg-boss itself are updated only once in a while, but the operator needs the current state. */
const STATEMENT = `
  select name,
    count(*) filter (where state = 'created')::int as waiting,
    count(*) filter (where state = 'retry')::int as retrying,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'completed')::int as done,
    min(start_after) filter (where state in ('created', 'retry')) as next_run_at,
    max(completed_on) filter (where state = 'completed') as last_run_at,
    last_failure.id as failure_id, last_failure.at as failure_at, last_failure.message as failure
  from pgboss.job left join (
    select distinct on (name) name, id, coalesce(completed_on, started_on) as at,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as message
    from pgboss.job where state in ('failed', 'retry') and output is not null
    order by name, coalesce(completed_on, started_on) desc
  ) last_failure using (name)
  group by name, last_failure.id, last_failure.at, last_failure.message`

/** The state of each job, over all processes. */
export async function jobStatuses(boss: PgBoss, jobs: readonly Job[]): Promise<JobStatus[]> {
  const { rows }: { rows: Row[] } = await boss.getDb().executeSql(STATEMENT)
  const found = new Map(rows.map((row) => [row.name, row]))
  return jobs.map((job) => statusOf(job, found.get(job.name)))
}

function statusOf(job: Job, row: Row | undefined): JobStatus {
  const { waiting = 0, retrying = 0, running = 0, failed = 0, done = 0 } = row ?? {}
  return {
    name: job.name,
    recurs: recurrenceOf(job),
    state: stateOf(row),
    nextRunAt: row?.next_run_at?.toISOString() ?? null,
    lastRunAt: row?.last_run_at?.toISOString() ?? null,
    lastFailure:
      row?.failure_id && row.failure_at
        ? { id: row.failure_id, at: row.failure_at.toISOString(), message: row.failure ?? '' }
        : null,
    counts: { waiting, retrying, running, failed, done },
  }
}

function stateOf(row: Row | undefined): JobStatus['state'] {
  if (!row) return 'idle'
  if (row.running > 0) return 'running'
  if (row.retrying > 0) return 'retrying'
  if (row.failure_at && (!row.last_run_at || row.failure_at > row.last_run_at)) return 'failed'
  return row.waiting > 0 ? 'waiting' : 'idle'
}

function recurrenceOf({ recurs }: Job): string | null {
  if (!recurs) return null
  return 'cron' in recurs ? `${recurs.cron} ${recurs.timeZone}` : `every ${recurs.everySeconds} s`
}
