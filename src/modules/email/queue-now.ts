import type { Log } from '#platform/log.ts'

/** Queues emails about what has happened. Where that fails it has happened all the same, and the job that looks for emails left queues them. */
export const queueNow = (queue: () => Promise<void>, log: Pick<Log, 'warn'>): Promise<void> =>
  queue().catch((error: unknown) => log.warn({ error }, 'emails are queued later'))
