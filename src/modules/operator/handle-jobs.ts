import { problem } from '#platform/errors.ts'
import { JOBS_PATH, type OperatorJobs } from './operator-jobs.ts'

const RETRY = /^\/operator\/jobs\/([0-9a-z-]{1,60})\/retry$/

/** Answers the operator's requests about jobs. The caller checks the token. */
export async function handleJobs(jobs: OperatorJobs, method: string, pathname: string): Promise<Response> {
  if (method === 'GET' && pathname === JOBS_PATH) return Response.json(await jobs.list())
  const [, nameOrId] = RETRY.exec(pathname) ?? []
  if (method !== 'POST' || nameOrId === undefined) return problem(404, 'not-found')
  return Response.json({ retried: await jobs.retry(nameOrId) })
}
