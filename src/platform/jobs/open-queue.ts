import type { Clock, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import { shouldLog } from '#platform/log-throttle.ts'
import type { Db } from '#platform/database.ts'
import { connectionTo } from './connection.ts'
import type { Job } from './job.ts'
import { queueOptions } from './queue-options.ts'

type Deps = { db: Db; jobs: readonly Job[]; log: Log; now(): Date; clock: Clock | undefined }

/** Seconds between checks for jobs of dead processes, and for expired rows. */
const SUPERVISION = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 3600,
}
/**
 * Features of pg-boss that this shop does not use are off: each check costs an embedded database some milliseconds.
 */
const DISABLED_FEATURES = {
  schedule: false,
  registerInstance: false,
  openTelemetry: { enabled: false },
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  queueCacheIntervalSeconds: 3600,
}

/** An embedded database belongs to this process only. */
export type OpenQueue = { boss: PgBoss; isEmbedded: boolean }

/** Starts pg-boss on a database, with its tables and a queue for each job. */
export async function openQueue({ db, jobs, log, now, clock }: Deps): Promise<OpenQueue> {
  // Loaded in parallel with the first pages, not before them.
  const { PgBoss } = await import('pg-boss')
  const connection = connectionTo(db)
  const boss = new PgBoss({ ...connection, ...SUPERVISION, ...DISABLED_FEATURES, ...(clock && { clock }) })
  boss.on('error', (error) => {
    if (shouldLog(log, 'job queue', now().getTime())) log.warn({ error }, 'an error of the job queue')
  })
  boss.on('warning', ({ message }) => {
    if (shouldLog(log, message, now().getTime())) log.warn({ warning: message }, 'a warning of the job queue')
  })
  try {
    await boss.start()
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const job of jobs) {
      const options = queueOptions(job)
      const { policy: _, ...changeable } = options
      const queue = existing.get(job.name)
      if (!queue) await boss.createQueue(job.name, options)
      else if (isChanged(queue, changeable)) await boss.updateQueue(job.name, changeable)
    }
    return { boss, isEmbedded: connection.backend === 'pglite' }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

const isChanged = (queue: object, options: object): boolean => {
  const current = new Map(Object.entries(queue))
  return Object.entries(options).some(([name, value]) => current.get(name) !== value)
}
