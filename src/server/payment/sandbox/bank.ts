import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Standing } from '#domain/order/payment.ts'
import { ShopError } from '#server/errors.ts'
import type { Db } from '#server/mail/queue.ts'
import type { PaymentProvider } from '#server/payment/provider.ts'
import { isSame } from '#server/tokens/same.ts'
import { sandboxPayment as table } from './schema.ts'

export const SANDBOX_TABLES = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsTable: '__sandbox_migrations',
}

/** Where one "pays". */
export const SANDBOX = '/api/payment/sandbox'
export const SIGNATURE = 'sandbox-signature'

type Parts = { database(): Promise<Db>; secret: string; now(): Date }
export type SandboxPayment = typeof table.$inferSelect

const message = z.object({ payment: z.string() })

/** A bank that takes no money: the embedded default, on whose page one chooses what is to happen. */
export function createSandbox({ database, secret, now }: Parts) {
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('hex')

  async function known(id: string): Promise<SandboxPayment | undefined> {
    const db = await database()
    const isDue = and(
      eq(table.id, id),
      eq(table.standing, 'processing'),
      lte(table.settlesAt, now().toISOString()),
    )
    await db.update(table).set({ standing: 'authorised' }).where(isDue)
    return (await db.select().from(table).where(eq(table.id, id)))[0]
  }

  /** Changes the standing if it is one of these, and gives what it is then. */
  async function move(
    id: string,
    from: Standing[],
    to: Standing,
    settlesAt: string | null = null,
  ): Promise<Standing> {
    const db = await database()
    await known(id)
    await db
      .update(table)
      .set({ standing: to, settlesAt })
      .where(and(eq(table.id, id), inArray(table.standing, from)))
    return find(id)
  }

  async function find(id: string): Promise<Standing> {
    const found = await known(id)
    if (!found) throw new ShopError('upstream', `the sandbox has no payment ${id}`)
    return found.standing
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    async create({ payment: { id, amount, currency }, language, returnTo, cancelTo }) {
      const db = await database()
      const begun = { id, amount, currency, language, returnTo, cancelTo, standing: 'pending' as const }
      await db.insert(table).values(begun).onConflictDoNothing()
      return { reference: id, url: new URL(`${SANDBOX}?payment=${id}`, returnTo).href }
    },
    find,
    capture: (id) => move(id, ['authorised'], 'captured'),
    cancel: (id) => move(id, ['pending', 'failed', 'authorised'], 'cancelled'),
    async refund(id, { amount, key }) {
      const db = await database()
      // The key ends in what is to have been given back in all.
      const all = Number(key.split('-').at(-1))
      await db
        .update(table)
        .set({ refunded: all })
        .where(and(eq(table.id, id), sql`${table.refunded} + ${amount} = ${all}`))
    },
    read({ headers, body }) {
      if (!isSame(headers.get(SIGNATURE) ?? '', sign(body))) return { kind: 'forged' }
      const read = message.safeParse(JSON.parse(body))
      if (!read.success) return { kind: 'other' }
      const { payment } = read.data
      return { kind: 'about', paymentId: payment, reference: payment }
    },
  }

  return {
    provider,
    known,
    /** What the shopper chose; nothing where he has chosen before. */
    choose: (id: string, standing: Standing, settlesAt?: Date) =>
      move(id, ['pending'], standing, settlesAt?.toISOString() ?? null),
    /** A message as the bank sends it. */
    letter(id: string): Request {
      const body = JSON.stringify({ payment: id })
      return new Request('http://sandbox/api/webhooks/payment', {
        method: 'POST',
        headers: { [SIGNATURE]: sign(body) },
        body,
      })
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
