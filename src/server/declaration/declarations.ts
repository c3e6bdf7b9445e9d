import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Declaration, DeclarationKind } from '#domain/declaration/declaration.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Log } from '#server/log.ts'
import type { Db, MailQueue } from '#server/mail/queue.ts'
import type { LetterLimits } from '#server/newsletter/limits.ts'
import type { Declared } from './declared.ts'
import { readReceived, signReceived } from './received.ts'
import { declaration as table } from './schema.ts'

/** These tables are none of the Shop API's, so what has been done to them is noted apart. */
export const DECLARATION_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__declaration_migrations',
}

/** A line of an order that somebody may want to give back. */
export type Line = { key: string; name: string; isCustomMade: boolean }

export type DeclarationParts = {
  /** Gives the database that holds the tables of declarations and of the mail. */
  open(): Promise<Db>
  mail: Pick<MailQueue, 'put' | 'wake'>
  limits: LetterLimits
  secrets: readonly string[]
  /** What was ordered; null where there is no such order, or it is somebody else's. */
  linesOf(variant: VariantCode, order: string, email: string): Promise<Line[] | null>
  now(): Date
  log: Log
}

/** What one says besides the form: in which shop, of which lines, and from where. */
type Circumstances = { variant: VariantCode; lines: readonly string[]; address: string | undefined }

/** Not taken: too many came from there, or the shop could not write it down. */
export type Refused = 'later' | 'failed'

/**
 * Withdrawals and cancellations: written down with the receipt that is owed for them, in one transaction, whether there is such an order
 * or not; nobody is told. Acting upon them is the operator's.
 */
export function createDeclarations({ open, mail, limits, secrets, linesOf, now, log }: DeclarationParts) {
  async function knownLines(said: Declaration, variant: VariantCode): Promise<Line[] | null> {
    if (said.kind !== 'withdrawal') return null
    return linesOf(variant, said.order, said.email).catch((error: unknown) => {
      // The right does not hang on the shop's being able to look.
      log.warn({ error }, 'the lines of an order could not be read')
      return null
    })
  }

  async function keep(declared: Declared): Promise<string> {
    const { variant, said, receivedAt } = declared
    const key = keyOf(declared)
    const db = await open()
    return db.transaction(async (tx) => {
      await tx
        .insert(table)
        .values({
          key,
          kind: said.kind,
          variant,
          receivedAt,
          contract: said.order || said.contract,
          declared,
        })
        .onConflictDoNothing()
      const [kept] = await tx.select().from(table).where(eq(table.key, key))
      await mail.put(tx, { key: `declaration:${key}`, kind: 'declaration', about: declared })
      await mail.put(tx, { key: `declaration:${key}:copy`, kind: 'declaration-copy', about: declared })
      return kept?.receivedAt ?? receivedAt
    })
  }

  return {
    /** What the order holds, for one who knows its number and its mailbox; null for everybody else. */
    async lines(
      said: Declaration,
      variant: VariantCode,
      address: string | undefined,
    ): Promise<Line[] | null> {
      return (await limits.mayAsk(address)) ? knownLines(said, variant) : null
    },

    /** The receipt as the next page shows it. What cannot be given back is not taken for given back. */
    async receive(
      said: Declaration,
      { variant, lines, address }: Circumstances,
    ): Promise<Result<string, Refused>> {
      if (!(await limits.mayAsk(address)) || !(await limits.mayWrite(said.email))) return fail('later')
      const held = (await knownLines(said, variant)) ?? []
      const chosen = held.filter(({ key, isCustomMade }) => lines.includes(key) && !isCustomMade)
      try {
        const receivedAt = await keep({
          variant,
          receivedAt: now().toISOString(),
          said,
          lines: chosen.map(({ key, name }) => ({ key, name })),
        })
        mail.wake()
        return ok(signReceived(secrets[0] ?? '', said.kind, Date.parse(receivedAt)))
      } catch (error) {
        log.error({ error, kind: said.kind }, 'a declaration could not be written down')
        return fail('failed')
      }
    },

    /** When a declaration came in, by its receipt. */
    received: (kind: DeclarationKind, token: string) => readReceived(secrets, kind, token),

    /** What waits for the operator, the oldest first. */
    async waiting() {
      const db = await open()
      return db.select().from(table).where(isNull(table.settledAt)).orderBy(asc(table.receivedAt))
    },

    /** One that came in, settled or not; null where there is none. */
    find: async (key: string) => findIn(await open(), key),

    /** Notes that what it asks for is done, and when that was first noted; null where there is none. */
    async settle(key: string) {
      const db = await open()
      await db
        .update(table)
        .set({ settledAt: now().toISOString() })
        .where(and(eq(table.key, key), isNull(table.settledAt)))
      return findIn(db, key)
    },
  }
}

export type Declarations = ReturnType<typeof createDeclarations>

const findIn = async (db: Db, key: string) =>
  (await db.select().from(table).where(eq(table.key, key)))[0] ?? null

/** Pressed twice, or sent again on the same day, a declaration is one. */
const keyOf = ({ variant, said, lines, receivedAt }: Declared): string =>
  createHash('sha256')
    .update(JSON.stringify([variant, Object.entries(said).toSorted(), lines, receivedAt.slice(0, 10)]))
    .digest('hex')
    .slice(0, 16)
