import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { PaymentStatus } from '#domain/order/payment.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { ShopError } from '#platform/errors.ts'
import type { Db } from '#platform/database.ts'
import type { PaymentProvider } from '#modules/payment/payment-provider.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { deleteRows } from '#platform/delete-rows.ts'
import { type SandboxMandate, sandboxPayment as table } from './schema.ts'

export const SANDBOX_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__sandbox_migrations',
}

/** The page for test payments. */
export const SANDBOX_PATH = '/api/payment/sandbox'
export const SIGNATURE_HEADER = 'sandbox-signature'

/** Milliseconds after which a mandate that expires has expired. */
const EXPIRY = 90 * 86_400_000

type Deps = { database(): Promise<Db>; secret: string; now(): Date }
export type SandboxPayment = typeof table.$inferSelect

const message = z.object({ payment: z.string() })

/** A test bank without real money: the embedded default. On its page a tester chooses the outcome. */
export function createSandbox({ database, secret, now }: Deps) {
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('hex')

  async function findPayment(id: string): Promise<SandboxPayment | undefined> {
    const db = await database()
    const isDue = and(
      eq(table.id, id),
      eq(table.status, 'processing'),
      lte(table.settlesAt, now().toISOString()),
    )
    await db.update(table).set({ status: 'authorised' }).where(isDue)
    return (await db.select().from(table).where(eq(table.id, id)))[0]
  }

  /** Changes the status if it is one of `from`, and returns the resulting status. */
  async function move(
    id: string,
    from: PaymentStatus[],
    to: PaymentStatus,
    settlesAt: string | null = null,
  ): Promise<PaymentStatus> {
    const db = await database()
    await findPayment(id)
    await db
      .update(table)
      .set({ status: to, settlesAt })
      .where(and(eq(table.id, id), inArray(table.status, from)))
    return find(id)
  }

  async function find(id: string): Promise<PaymentStatus> {
    const found = await findPayment(id)
    if (!found) throw new ShopError('upstream', `the sandbox has no payment ${id}`)
    return found.status
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    async create({ payment: { id, amount, currency }, language, returnUrl, cancelUrl, isRecurring }) {
      const db = await database()
      const created = {
        id,
        amount,
        currency,
        language,
        returnTo: returnUrl,
        cancelTo: cancelUrl,
        isRecurring,
        status: 'pending' as const,
        createdAt: now().toISOString(),
      }
      await db.insert(table).values(created).onConflictDoNothing()
      return { reference: id, url: new URL(`${SANDBOX_PATH}?payment=${id}`, returnUrl).href }
    },
    async setUpMandate({ id, currency, language, returnUrl, cancelUrl }) {
      const db = await database()
      const created = {
        id,
        amount: 0,
        currency,
        language,
        returnTo: returnUrl,
        cancelTo: cancelUrl,
        isRecurring: true,
        status: 'pending' as const,
        createdAt: now().toISOString(),
      }
      await db.insert(table).values(created).onConflictDoNothing()
      return { url: new URL(`${SANDBOX_PATH}?payment=${id}`, returnUrl).href }
    },
    async findMandate({ id }) {
      const status = (await findPayment(id))?.status
      return status === 'authorised' ? id : null
    },
    async chargeMandate({ id, amount, currency }, reference) {
      const mandate = await findPayment(reference)
      const reason = mandate ? refusalOf(mandate, now()) : 'payment'
      const created = {
        id,
        amount,
        currency,
        language: mandate?.language ?? '',
        returnTo: '',
        cancelTo: '',
        status: reason ? ('failed' as const) : ('authorised' as const),
        createdAt: now().toISOString(),
      }
      const db = await database()
      await db.insert(table).values(created).onConflictDoNothing()
      const status = await find(id)
      return { reference: id, status, ...(status === 'failed' && { reason: reason ?? 'payment' }) }
    },
    async findMandateCharge({ id }) {
      const status = (await findPayment(id))?.status
      return status
        ? { reference: id, status, ...(status === 'failed' && { reason: 'payment' as const }) }
        : null
    },
    find,
    capture: (id) => move(id, ['authorised'], 'captured'),
    cancel: (id) => move(id, ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(id, total) {
      const db = await database()
      await db
        .update(table)
        .set({ refunded: total })
        .where(and(eq(table.id, id), lt(table.refunded, total)))
    },
    parseWebhook({ headers, body }) {
      if (!timingSafeEqualText(headers.get(SIGNATURE_HEADER) ?? '', sign(body)))
        return { kind: 'invalid-signature' }
      const read = message.safeParse(JSON.parse(body))
      if (!read.success) return { kind: 'other' }
      const { payment } = read.data
      return { kind: 'payment', paymentId: payment, reference: payment }
    },
  }

  return {
    provider,
    findPayment,
    /** How the bank answers to later payments without the shopper. */
    setMandate: async (id: string, mandate: SandboxMandate): Promise<void> => {
      const db = await database()
      await db.update(table).set({ mandate }).where(eq(table.id, id))
    },
    /** Applies the shopper's choice; has no effect if a choice was made before. */
    choose: (id: string, status: PaymentStatus, settlesAt?: Date) =>
      move(id, ['pending'], status, settlesAt?.toISOString() ?? null),
    /** A webhook message as the bank sends it. */
    webhookRequest(id: string): Request {
      const body = JSON.stringify({ payment: id })
      return new Request('http://sandbox/api/webhooks/payment', {
        method: 'POST',
        headers: { [SIGNATURE_HEADER]: sign(body) },
        body,
      })
    },
  }
}

/** Why a payment without the shopper is not made; null where it is. */
function refusalOf({ mandate, createdAt }: SandboxPayment, now: Date): 'payment' | 'customer-needed' | null {
  if (mandate === 'customer-needed') return 'customer-needed'
  const hasExpired = mandate === 'expires' && now.getTime() - Date.parse(createdAt) > EXPIRY
  return mandate === 'declines' || hasExpired ? 'payment' : null
}

/** Deletes payments of orders that nobody returns any more. A mandate stays: the shop says for how long it charges it. */
export async function deleteOldSandboxPayments(db: Db, now: Date): Promise<void> {
  const isOld = lt(table.createdAt, retainedSince('sandboxPayment', now).toISOString())
  await deleteRows(db, table, and(isOld, eq(table.isRecurring, false)))
}

export type Sandbox = ReturnType<typeof createSandbox>
