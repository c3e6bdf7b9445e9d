import type { Queue } from 'pg-boss'
import type { Job } from './job.ts'

const DAY = 86_400

/** Seconds. A process whose last heartbeat is older counts as dead, and another one does its job. */
const HEARTBEAT = 30

/** The queue settings of a job for pg-boss. */
export function queueOptions({ recurs, retries, limitSeconds = 900 }: Job): Omit<Queue, 'name'> {
  const isFrequent = recurs !== undefined && 'everySeconds' in recurs
  return {
    // A recurring job has at most one waiting and one active run, in all processes together.
    policy: recurs ? 'stately' : 'standard',
    retryLimit: retries ?? (isFrequent ? 0 : 5),
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: limitSeconds,
    heartbeatSeconds: HEARTBEAT,
    retentionSeconds: 400 * DAY,
    // A job that recurs within minutes has thousands of runs a day.
    deleteAfterSeconds: isFrequent ? DAY : 90 * DAY,
  }
}
