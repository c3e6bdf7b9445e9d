import { z } from 'zod'
import type { Fetch } from '#clients/http.ts'
import type { JobStatus } from '#platform/jobs/job-status.ts'
import { OPERATOR_TOKEN_HEADER } from './operator-declarations.ts'

export const JOBS_PATH = '/operator/jobs'

/** What the operator can do with background work. */
export type OperatorJobs = {
  list(): Promise<JobStatus[]>
  /** By the name of a job, or by the id of a run. Returns how many jobs will run. */
  retry(nameOrId: string): Promise<number>
}

const count = z.number()
const moment = z.string().nullable()
const statuses = z.array(
  z.object({
    name: z.string(),
    recurs: z.string().nullable(),
    state: z.enum(['running', 'retrying', 'failed', 'waiting', 'idle']),
    nextRunAt: moment,
    lastRunAt: moment,
    lastFailure: z.object({ id: z.string(), at: z.string(), message: z.string() }).nullable(),
    counts: z.object({ waiting: count, retrying: count, running: count, failed: count, done: count }),
  }),
) satisfies z.ZodType<JobStatus[]>
const retried = z.object({ retried: count })

/** The same over HTTP, for the command line. A status other than 200 throws. */
export function operatorJobsClient(origin: string, token: string, fetch: Fetch): OperatorJobs {
  async function call<T>(path: string, method: 'GET' | 'POST', schema: z.ZodType<T>): Promise<T> {
    const response = await fetch(
      new Request(`${origin}${JOBS_PATH}${path}`, { method, headers: { [OPERATOR_TOKEN_HEADER]: token } }),
    )
    if (!response.ok) throw new Error(`${JOBS_PATH}${path}: ${response.status}`)
    return schema.parse(await response.json())
  }
  return {
    list: () => call('', 'GET', statuses),
    retry: async (nameOrId) => (await call(`/${nameOrId}/retry`, 'POST', retried)).retried,
  }
}
