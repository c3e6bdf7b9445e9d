import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaymentStatus } from '#domain/order/payment.ts'
import { retainedSince } from '#domain/retention/retention.ts'
import { ShopError } from '#platform/errors.ts'
import type { Db } from '#platform/database.ts'
import type { PaymentProvider } from '#modules/payment/payment-provider.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { sandboxPayment as table } from './schema.ts'

export const SANDBOX_MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__sandbox_migrations',
}

/** The page for test payments. */
export const SANDBOX_PATH = '/api/payment/sandbox'
export const SIGNATURE_HEADER = 'sandbox-signature'

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
    async create({ payment: { id, amount, currency }, language, returnUrl, cancelUrl }) {
      const db = await database()
      const created = {
        id,
        amount,
        currency,
        language,
        returnTo: returnUrl,
        cancelTo: cancelUrl,
        status: 'pending' as const,
        createdAt: now().toISOString(),
      }
      await db.insert(table).values(created).onConflictDoNothing()
      return { reference: id, url: new URL(`${SANDBOX_PATH}?payment=${id}`, returnUrl).href }
    },
    find,
    capture: (id) => move(id, ['authorised'], 'captured'),
    cancel: (id) => move(id, ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(id, { amount, key }) {
      const db = await database()
      // The key ends with the total amount to be refunded.
      const all = Number(key.split('-').at(-1))
      await db
        .update(table)
        .set({ refunded: all })
        .where(and(eq(table.id, id), sql`${table.refunded} + ${amount} = ${all}`))
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

/** Deletes payments of orders that nobody returns any more. */
export async function deleteOldSandboxPayments(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.createdAt, retainedSince('sandboxPayment', now).toISOString()))
}

export type Sandbox = ReturnType<typeof createSandbox>
