import { createHmac } from 'node:crypto'
import type { OrderBooks } from '#server/clients/order-books.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type { Db } from '#server/mail/queue.ts'
import { lazily } from './lazily.ts'
import { createPayments } from './payments.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/bank.ts'

type Parts = {
  env: Env
  log: Log
  now(): Date
  secrets: readonly string[]
  books: OrderBooks
  /** Gives the database that holds the tables of the request side. */
  database(): Promise<Db>
}

/** Milliseconds between looks at what nobody waits for. */
const PACE = 60_000

/** Signs what a checkout is told and tells: the operator's secret, else one that follows from the sessions'. */
export const checkoutSecret = (env: Pick<Env, 'checkoutSecret'>, secrets: readonly string[]): string =>
  env.checkoutSecret ?? derived(secrets, 'checkout')

export function openPayments({ env, log, now, secrets, books, database }: Parts) {
  const secret = checkoutSecret(env, secrets)
  const sandbox = env.stripe
    ? undefined
    : createSandbox({ database, secret: derived(secrets, 'sandbox'), now })
  if (sandbox && env.isProduction)
    log.warn({}, 'STRIPE_SECRET_KEY is not set: orders are paid in the sandbox, with no money')
  const provider = sandbox?.provider ?? lazily('stripe', () => openStripe(env, now))
  const opened = createPayments({ books, provider, sandbox, secret, now, log })
  const sweep = () =>
    opened.payments.sweep().catch((error: unknown) => log.warn({ error }, 'payments were not looked after'))
  let round = sweep()
  const timer = setInterval(() => (round = sweep()), PACE)
  timer.unref()
  return {
    ...opened,
    async close(): Promise<void> {
      clearInterval(timer)
      await round
    },
  }
}

async function openStripe({ stripe }: Env, now: () => Date): Promise<PaymentProvider> {
  if (!stripe) throw new Error('STRIPE_SECRET_KEY is not set')
  const { createStripe } = await import('./stripe/stripe.ts')
  return createStripe({ ...stripe, now })
}

const derived = (secrets: readonly string[], purpose: string): string =>
  createHmac('sha256', secrets[0] ?? '')
    .update(purpose)
    .digest('base64url')
