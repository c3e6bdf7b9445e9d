import { join } from 'node:path'
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Declaration, DeclarationKind } from '#domain/declaration/declaration.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { isOrderNumber } from '#domain/form/order-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Log } from '#platform/log.ts'
import type { Db } from '#platform/database.ts'
import type { MailQueue } from '#modules/email/mail-queue.ts'
import type { EmailLimits } from '#modules/email/email-limits.ts'
import { keyOf } from './declaration-key.ts'
import type { DeclarationRecord } from './declaration-record.ts'
import { readReceiptToken, type Receipt, signReceiptToken } from './receipt-token.ts'
import { findOpenWithdrawals } from './open-withdrawals.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { declaration as table } from './schema.ts'

/** These tables do not belong to the Shop API, so their migrations are recorded separately. */
export const DECLARATION_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__declaration_migrations',
}

/** Milliseconds for which the shop tries to carry out a cancellation by itself. */
const CARRIED_OUT = 14 * 86_400_000

/** Characters of the key of a line; that of a Shop API of others may be of any kind. */
const MAX_KEY_LENGTH = 100

/** A line of an order that a customer may return. */
export type DeclarationLine = { key: string; name: string; isCustomMade: boolean }

export type DeclarationDeps = {
  /** Opens the database with the tables of declarations and of emails. */
  open(): Promise<Db>
  mail: Pick<MailQueue, 'enqueue' | 'deliverSoon'>
  limits: EmailLimits
  secrets: readonly string[]
  /** The lines of an order; null where the order does not exist or belongs to somebody else. */
  linesOf(variant: VariantCode, order: string, email: string): Promise<DeclarationLine[] | null>
  now(): Date
  log: Log
}

/** The context of a form: the shop, the selected lines, and the sender's address. */
type SubmissionContext = { variant: VariantCode; lines: readonly string[]; address: string | undefined }

/** Rejected: too many declarations from there, or storing it failed. */
export type DeclarationRefusal = 'later' | 'failed'

/**
 * Withdrawals and cancellations: stored together with the receipt that the law requires, in one transaction,
 * whether the order exists or not; the answer does not reveal it. The operator carries them out, but for cancellations
 * of subscriptions that the shop finds.
 */
export function createDeclarations({ open, mail, limits, secrets, linesOf, now, log }: DeclarationDeps) {
  async function knownLines(
    declaration: Declaration,
    variant: VariantCode,
  ): Promise<DeclarationLine[] | null> {
    const order =
      declaration.kind === 'withdrawal' ? declaration.order : declaration.contract.replaceAll(/\s/g, '')
    if (!isOrderNumber(order)) return null
    return linesOf(variant, order, declaration.email).catch((error: unknown) => {
      // The right to withdraw does not depend on whether the shop can read the order.
      log.warn({ error }, 'the lines of an order could not be read')
      return null
    })
  }

  /** What is sent again once the order can be read is proven from then on, received when it was sent first. */
  async function save(record: DeclarationRecord, isMailed: boolean): Promise<Receipt> {
    const { variant, declaration, receivedAt } = record
    const key = keyOf(record)
    const db = await open()
    return db.transaction(async (tx) => {
      await tx
        .insert(table)
        .values({
          key,
          kind: declaration.kind,
          variant,
          receivedAt,
          contract: declaration.order || declaration.contract,
          declared: record,
        })
        .onConflictDoNothing()
      const [stored] = await tx.select().from(table).where(eq(table.key, key)).for('update')
      const first = stored?.declared ?? record
      const isProvenNow = record.isProven && !first.isProven
      const declared = isProvenNow ? { ...record, receivedAt: first.receivedAt } : first
      if (isProvenNow) await tx.update(table).set({ declared, settledAt: null }).where(eq(table.key, key))
      const email = `declaration:${key}${declared.isProven ? ':proven' : ''}`
      if (isMailed) await mail.enqueue(tx, { key: email, kind: 'declaration', payload: declared })
      await mail.enqueue(tx, { key: `${email}:copy`, kind: 'declaration-copy', payload: declared })
      const at = Date.parse(stored?.receivedAt ?? receivedAt)
      return { receivedAt: at, key, ...(!isMailed && { isUnmailed: true }) }
    })
  }

  return {
    /** The lines of the order, for a user who knows its number and its email address; null for everybody else. */
    async lines(
      declaration: Declaration,
      variant: VariantCode,
      address: string | undefined,
    ): Promise<DeclarationLine[] | null> {
      return (await limits.allowRequest(address)) ? knownLines(declaration, variant) : null
    },

    /**
     * The receipt token for the next page. Lines that cannot be returned are left out; where the order cannot be read they are stored unchecked. A mailbox gets a few emails alone, as anybody can name
     * it; what they declare counts all the same. What buyers prove with the number and mailbox of their order is received however much others
     * declare.
     */
    async receive(
      declaration: Declaration,
      { variant, lines, address }: SubmissionContext,
    ): Promise<Result<string, DeclarationRefusal>> {
      if (!(await limits.allowAddress(address))) return fail('later')
      const known = await knownLines(declaration, variant)
      if (known === null && !(await limits.allowOneMore())) return fail('later')
      const chosen =
        known?.filter(({ key, isCustomMade }) => lines.includes(key) && !isCustomMade) ??
        lines.filter((key) => key.length <= MAX_KEY_LENGTH).map((key) => ({ key, name: '' }))
      try {
        const order = (declaration.order || declaration.contract).replaceAll(/\s/g, '')
        const isMailed = await limits.allowRecipient(declaration.email, known === null ? '' : order)
        const record = {
          variant,
          receivedAt: now().toISOString(),
          declaration,
          isProven: known !== null,
          lines: chosen.map(({ key, name }) => ({ key, name })),
        }
        const receipt = await save(record, isMailed)
        mail.deliverSoon()
        return ok(signReceiptToken(secrets[0] ?? '', declaration.kind, receipt))
      } catch (error) {
        log.error({ error, kind: declaration.kind }, 'a declaration could not be stored')
        return fail('failed')
      }
    },

    readReceipt: (kind: DeclarationKind, token: string) => readReceiptToken(secrets, kind, token),

    hasOpenWithdrawal: async (order: string) => (await findOpenWithdrawals(await open(), order)).length > 0,

    openWithdrawals: async () => findOpenWithdrawals(await open()),

    /** What was declared with a mailbox, settled or not, the oldest first. */
    async ofMailbox(email: string) {
      const db = await open()
      const isIt = sql`lower(${table.declared} -> 'declaration' ->> 'email') = ${email.toLowerCase()}`
      return db.select().from(table).where(isIt).orderBy(asc(table.receivedAt))
    },

    /** The open declarations, the oldest first. */
    async listOpen() {
      const db = await open()
      return db.select().from(table).where(isNull(table.settledAt)).orderBy(asc(table.receivedAt))
    },

    /** Cancellations of the last two weeks that nobody has carried out yet, the oldest first. */
    async openCancellations() {
      const db = await open()
      const since = new Date(now().getTime() - CARRIED_OUT).toISOString()
      const isIt = and(eq(table.kind, 'cancellation'), isNull(table.settledAt), gt(table.receivedAt, since))
      return db.select().from(table).where(isIt).orderBy(asc(table.receivedAt))
    },

    /** A declaration, settled or not; null where there is none. */
    find: async (key: string) => findIn(await open(), key),

    /** Records that a declaration was carried out, unless that was recorded before; null where there is none. */
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

/** Deletes declarations that are no evidence any more: by then all claims from them have lapsed. */
export async function deleteOldDeclarations(db: Db, now: Date): Promise<void> {
  await deleteRows(db, table, lt(table.receivedAt, retainedSince('declaration', now).toISOString()))
}
