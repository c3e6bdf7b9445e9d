import type { Job as Claim, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import { redactError } from '#platform/redact-error.ts'
import { inSpan } from '#platform/tracing.ts'
import type { Job } from './job.ts'
import type { createJobMetrics } from './job-metrics.ts'
import { scheduleNextRun } from './recurrence.ts'

type Deps = { boss: PgBoss; log: Log; metrics: ReturnType<typeof createJobMetrics> }

/**
 * Runs a claimed job. Returns the reason of a failure without personal data, as the queue stores it; null after
 * success.
 */
export async function runJob(
  job: Job,
  claim: Claim<object>,
  { boss, log, metrics }: Deps,
): Promise<Error | null> {
  await scheduleNextRun(boss, job)
  const start = performance.now()
  try {
    await inSpan(`job ${job.name}`, 'internal', () =>
      job.run({ data: claim.data ?? {}, signal: claim.signal ?? new AbortController().signal }),
    )
    metrics.ended(job.name, 'done', performance.now() - start)
    return null
  } catch (error) {
    metrics.ended(job.name, 'failed', performance.now() - start)
    log.warn({ error, job: job.name, id: claim.id, attempt: claim.retryCount + 1 }, 'a job failed')
    return new Error(messageOf(error))
  }
}

function messageOf(error: unknown): string {
  const redacted = error instanceof Error ? redactError(error) : {}
  return 'message' in redacted ? String(redacted.message) : 'no error message'
}
