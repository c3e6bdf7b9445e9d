import { join } from 'node:path'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Log } from '#server/log.ts'
import type { Letter, Post } from './post.ts'
import { mailLetter as queue } from './schema.ts'

/** A database, or a transaction of one. */
export type Db = PgDatabase<PgQueryResultHKT>

/** These tables are none of the Shop API's, so what has been done to them is noted apart. */
export const MAIL_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__mail_migrations',
}

/** Writes the letters of a kind, when it is their turn: null where there is nothing to say any more. */
export type Writer = (about: unknown) => Promise<Omit<Letter, 'id' | 'written'> | null>

/** `key` names what is told, so that it is told once; `about` is what its writer needs, as JSON. */
export type Order = { key: string; kind: string; about: object }

type Parts = {
  /** Gives the database that holds the tables of the mail. */
  open(): Promise<Db>
  writers: Readonly<Record<string, Writer>>
  post: Post
  now(): Date
  log: Log
}

const MINUTE = 60_000
/** A letter that is being sent by a process is nobody else's for as long; afterwards that process is taken for dead. */
const LEASE = 10 * MINUTE
/** Waits between attempts double, up to this. */
const LONGEST_WAIT = 6 * 60 * MINUTE
/** Given up after some three days. */
const MOST_ATTEMPTS = 20
/** Milliseconds between looks at what is due. */
const PACE = 30_000

/**
 * Letters that are written in the same transaction as what they tell of, and sent afterwards: a server of mail that is down costs nobody
 * a letter. One that was taken is not sent again; one of which nobody knows, as the process died meanwhile, goes out again under the same
 * message id.
 */
export function createMailQueue({ open, writers, post, now, log }: Parts) {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const at = (later = 0) => new Date(now().getTime() + later).toISOString()

  async function claim(db: Db) {
    const due = db
      .select({ key: queue.key })
      .from(queue)
      .where(lte(queue.dueAt, at()))
      .orderBy(asc(queue.dueAt), asc(queue.queuedAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [claimed] = await db
      .update(queue)
      .set({ dueAt: at(LEASE), attempts: sql`${queue.attempts} + 1` })
      .where(sql`${queue.key} = (${due})`)
      .returning()
    return claimed
  }

  async function send({ key, kind, about, queuedAt }: typeof queue.$inferSelect): Promise<void> {
    const letter = await writers[kind]?.(about)
    if (letter === undefined) throw new Error(`nobody writes letters of the kind ${kind}`)
    if (letter) await post({ ...letter, id: key, written: new Date(queuedAt).toISOString() })
  }

  async function deliverOne(db: Db): Promise<boolean> {
    const claimed = await claim(db)
    if (!claimed) return false
    const { key, kind, attempts, dueAt } = claimed
    // Whoever took longer than his lease has no say any more.
    const isOurs = and(eq(queue.key, key), dueAt === null ? undefined : eq(queue.dueAt, dueAt))
    try {
      await send(claimed)
      await db.update(queue).set({ sentAt: at(), dueAt: null, about: null }).where(eq(queue.key, key))
    } catch (error) {
      const isLast = attempts >= MOST_ATTEMPTS
      log[isLast ? 'error' : 'warn']({ error, kind, attempts }, 'a letter was not sent')
      await db
        .update(queue)
        .set({ dueAt: isLast ? null : at(waitAfter(attempts)) })
        .where(isOurs)
    }
    return true
  }

  /** Sends what is due, one letter after the other. */
  function deliver(): Promise<void> {
    const round = async () => {
      const db = await open()
      while (await deliverOne(db));
    }
    const whole = running.then(round)
    running = whole.catch(() => undefined)
    return whole
  }

  const deliverInBackground = () =>
    void deliver().catch((error: unknown) => log.warn({ error }, 'the letters could not be looked through'))

  return {
    /** Within the transaction of what it tells of. A letter of the same key is there once. */
    async put(db: Db, { key, kind, about }: Order): Promise<void> {
      await db.insert(queue).values({ key, kind, about, queuedAt: at(), dueAt: at() }).onConflictDoNothing()
    },

    deliver,

    /** Something was put in: not to wait for the next look. */
    wake: deliverInBackground,

    start(): void {
      timer ??= setInterval(deliverInBackground, PACE).unref()
    },

    /** Ends once the letter under way is. */
    async close(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>

/** Milliseconds to wait after so many attempts. */
export const waitAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT)
