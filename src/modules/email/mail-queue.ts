import { join } from 'node:path'
import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { retainedSince } from '#domain/retention/retention.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Email, Mailer } from './mailer.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { queuedEmail as queue } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const MAIL_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__mail_migrations',
}

/** Renders the emails of a kind when they are sent; null if the email is no longer needed. */
export type EmailRenderer = (payload: unknown) => Promise<Omit<Email, 'id' | 'writtenAt'> | null>

/** `key` identifies the event, so that it is sent once; `payload` is the renderer's input, as JSON. */
export type EmailJob = { key: string; kind: string; payload: object }

type Deps = {
  /** Opens the database with the tables of the emails. */
  open(): Promise<Db>
  renderers: Readonly<Record<string, EmailRenderer>>
  mailer: Mailer
  jobs: Pick<Jobs, 'wake'>
  now(): Date
  log: Log
}

const JOB = 'email'
/**
 * What somebody has just asked for. It is sent before reminders and proposals, of which there may be thousands at once: some of its links
 * are valid for an hour.
 */
const AWAITED = [
  'account',
  'order',
  'order-papers',
  'declaration',
  'appointment',
  'reservation',
  'newsletter',
]
/** The same of kinds whose other letters go to thousands at once. */
const AWAITED_LETTERS = ['stock-alert confirm', 'subscription started', 'subscription cancelled']
const letterOf = sql`concat_ws(' ', ${queue.kind}, ${queue.payload} ->> 'letter', ${queue.payload} ->> 'kind')`
const isAwaited = sql`(${inArray(queue.kind, AWAITED)} or ${inArray(letterOf, AWAITED_LETTERS)})`
const MINUTE = 60_000
/**
 * Milliseconds for which an email belongs to the process that is sending it. After that the process counts as dead.
 */
const LEASE = 10 * MINUTE
/** The pause between attempts doubles, up to this. */
const MAX_WAIT = 6 * 60 * MINUTE
/** An email is given up after about three days. */
const MAX_ATTEMPTS = 20
/** Seconds between checks for emails that are due again; new emails are sent immediately. */
const INTERVAL = 30
/** Seconds. A run may send many emails, and each may wait for a slow server. */
const TIME_LIMIT = 3600

/**
 * Emails that are queued in the same transaction as their event, and sent afterwards: a mail server that is down
 * loses none. An accepted email is not sent again. If the process dies before the result is recorded, the email is
 * sent again with the same message id.
 */
export function createMailQueue({ open, renderers, mailer, jobs, now, log }: Deps) {
  const at = (later = 0) => new Date(now().getTime() + later).toISOString()

  async function claim(db: Db) {
    const due = db
      .select({ key: queue.key })
      .from(queue)
      .where(lte(queue.dueAt, at()))
      .orderBy(desc(isAwaited), asc(queue.dueAt), asc(queue.queuedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [claimed] = await db
      .update(queue)
      .set({ dueAt: at(LEASE), attempts: sql`${queue.attempts} + 1` })
      .where(sql`${queue.key} = (${due})`)
      .returning()
    return claimed
  }

  async function send({ key, kind, payload, queuedAt }: typeof queue.$inferSelect): Promise<void> {
    const email = await renderers[kind]?.(payload)
    if (email === undefined) throw new Error(`no renderer for emails of the kind ${kind}`)
    if (email) await mailer({ ...email, id: key, writtenAt: new Date(queuedAt).toISOString() })
  }

  async function deliverOne(db: Db): Promise<'sent' | 'failed' | null> {
    const claimed = await claim(db)
    if (!claimed) return null
    const { key, kind, attempts, dueAt } = claimed
    // After the lease has expired, this process must not change the row any more.
    const isStillClaimed = and(eq(queue.key, key), dueAt === null ? undefined : eq(queue.dueAt, dueAt))
    try {
      await send(claimed)
      await db.update(queue).set({ sentAt: at(), dueAt: null, payload: null }).where(eq(queue.key, key))
      return 'sent'
    } catch (error) {
      const isLast = attempts >= MAX_ATTEMPTS
      log[isLast ? 'error' : 'warn']({ error, kind, attempts }, 'an email was not sent')
      await db
        .update(queue)
        .set(isLast ? { dueAt: null, payload: null } : { dueAt: at(retryDelay(attempts)) })
        .where(isStillClaimed)
      return 'failed'
    }
  }

  /**
   * Sends all due emails, one after the other, those first that somebody waits for. None is begun after the signal. Returns the number of
   * failures.
   */
  async function deliver(signal?: AbortSignal): Promise<number> {
    const db = await open()
    let failed = 0
    for (;;) {
      const outcome = signal?.aborted ? null : await deliverOne(db)
      if (outcome === null) return failed
      if (outcome === 'failed') failed += 1
    }
  }

  return {
    /** Call it in the transaction of the event. A second email with the same key is ignored. */
    async enqueue(db: Db, { key, kind, payload }: EmailJob): Promise<void> {
      await db.insert(queue).values({ key, kind, payload, queuedAt: at(), dueAt: at() }).onConflictDoNothing()
    },

    deliver,

    /** Sends new emails without waiting for the next check. */
    deliverSoon: () => jobs.wake(JOB),
  }
}

/** Sends the emails in the queue. */
export const emailJob = ({ deliver }: Pick<MailQueue, 'deliver'>): Job => ({
  name: JOB,
  recurs: { everySeconds: INTERVAL },
  isUrgent: true,
  limitSeconds: TIME_LIMIT,
  async run({ signal }) {
    const failed = await deliver(signal)
    if (failed > 0) throw new Error(`${failed} emails could not be sent and will be tried again`)
  },
})

/** Deletes emails that were sent, or given up, long ago. By then no email with the same key is queued again. */
export async function deleteOldEmails(db: Db, now: Date): Promise<void> {
  const since = retainedSince('email', now).toISOString()
  await deleteRows(db, queue, and(isNull(queue.dueAt), lt(queue.queuedAt, since)))
}

export type MailQueue = ReturnType<typeof createMailQueue>

/** Milliseconds to wait after so many attempts. */
export const retryDelay = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), MAX_WAIT)
