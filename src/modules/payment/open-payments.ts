import { createHmac } from 'node:crypto'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { Env } from '#platform/env.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import type { Db } from '#platform/database.ts'
import type { RateLimiterFactory } from '#platform/rate-limit/rate-limiter.ts'
import { lazyProvider } from './lazy-provider.ts'
import { observedProvider } from './observed-provider.ts'
import { createPayments, type Payments } from './payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'

type Deps = {
  env: Env
  log: Log
  now(): Date
  secrets: readonly string[]
  orderRepository: OrderRepository
  /** Opens the database with the tables of the modules. */
  database(): Promise<Db>
  counters: RateLimiterFactory
}

export const PAYMENTS = 'payments'
/** Seconds between checks for payments that no request waits for. */
const INTERVAL = 60

/** The secrets of checkout tokens: the operator's, else derived from the session secrets. The first signs. */
export const checkoutSecrets = (
  env: Pick<Env, 'checkoutSecrets'>,
  secrets: readonly string[],
): readonly string[] =>
  env.checkoutSecrets.length > 0 ? env.checkoutSecrets : secrets.map((secret) => derived(secret, 'checkout'))

export function openPayments({ env, log, now, secrets, orderRepository, database, counters }: Deps) {
  const [secret = '', ...formerSecrets] = checkoutSecrets(env, secrets)
  const sandbox = env.stripe
    ? undefined
    : createSandbox({ database, secret: derived(secrets[0] ?? '', 'sandbox'), now })
  if (sandbox && env.isProduction)
    log.warn({}, 'STRIPE_SECRET_KEY is not set: orders are paid in the sandbox, without money')
  const provider = observedProvider(sandbox?.provider ?? lazyProvider('stripe', () => openStripe(env, now)))
  return createPayments({ orderRepository, provider, sandbox, secret, formerSecrets, counters, now, log })
}

/** Processes due payments; `then` is called afterwards, because orders may have changed. */
export const paymentsJob = ({ processDue }: Pick<Payments, 'processDue'>, then: () => void): Job => ({
  name: PAYMENTS,
  recurs: { everySeconds: INTERVAL },
  async run() {
    await processDue()
    then()
  },
})

async function openStripe({ stripe }: Env, now: () => Date): Promise<PaymentProvider> {
  if (!stripe) throw new Error('STRIPE_SECRET_KEY is not set')
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createStripeProvider({ ...stripe, now })
}

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')
