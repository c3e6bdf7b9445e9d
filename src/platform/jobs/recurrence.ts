import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

/** Identifies the waiting run of a recurring job. */
const WAITING = { singletonKey: 'recurring' }

/** Queues the next run of a recurring job, unless one is already waiting. */
export async function scheduleNextRun(boss: PgBoss, { name, recurs }: Job): Promise<void> {
  if (!recurs) return
  const startAfter =
    'everySeconds' in recurs
      ? recurs.everySeconds
      : boss.previewSchedule(recurs.cron, { tz: recurs.timeZone, count: 1 })[0]
  if (startAfter === undefined) throw new Error(`${name} never runs`)
  await boss.send(name, null, { ...WAITING, startAfter })
}

/**
 * Makes the next run of a recurring job due now. Between the two statements the waiting run may start in another
 * process. It still sees the reason for this call: each run first queues its successor and then reads its work.
 */
export async function runSoon(boss: PgBoss, name: string): Promise<void> {
  const { updated } = await boss.update(name, undefined, { ...WAITING, startAfter: 0 })
  if (updated === 0) await boss.send(name, null, WAITING)
}
