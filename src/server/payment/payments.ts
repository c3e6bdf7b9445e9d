import type { PaymentStep } from '#domain/order/place-order.ts'
import type { OrderBooks } from '#server/clients/order-books.ts'
import type { OrderClient, Place } from '#server/clients/order-client.ts'
import type { Log } from '#server/log.ts'
import { type CheckoutClaims, issueCheckoutToken } from '#server/tokens/checkout-token.ts'
import { createOrderClient } from './order-client.ts'
import type { PaymentProvider } from './provider.ts'
import type { Sandbox } from './sandbox/bank.ts'
import { createSteps } from './steps.ts'
import { createTill } from './till.ts'

/** Who signs the tokens of checkouts. */
const ISSUER = 'veduta'

type Parts = {
  books: OrderBooks
  provider: PaymentProvider
  sandbox: Sandbox | undefined
  /** Signs the tokens of `cbd`. */
  secret: string
  now(): Date
  log: Log
}

/** What the addresses below /api/payment need. */
export type Payments = {
  /** Somebody comes back from a provider; null where there is no such payment. */
  comeBack(paymentId: string, place: Place, hasGivenUp: boolean): Promise<PaymentStep | null>
  /** Where one pays; null where there is nothing to be paid. */
  urlOf(paymentId: string): Promise<string | null>
  /** A message of the provider: whether it was his. Throws where it could not be followed, so that he sends it again. */
  hear(message: { headers: Headers; body: string }): Promise<boolean>
  /** The bank on whose page one chooses; undefined where real money is taken. */
  sandbox: Sandbox | undefined
  /** What an outside checkout needs to take over a basket, signed. */
  handOver(claims: CheckoutClaims): string
  sweep(): Promise<void>
}

export function createPayments({ books, provider, sandbox, secret, now, log }: Parts): {
  orders: OrderClient
  payments: Payments
} {
  const till = createTill({ books, provider, log })
  const steps = createSteps(secret, now)
  return {
    orders: createOrderClient({ books, till, steps, secret, now }),
    payments: {
      async comeBack(paymentId, place, hasGivenUp) {
        const found = await books.ofPayment(paymentId)
        return found && steps(await (hasGivenUp ? till.end(found) : till.ask(found)), place)
      },

      urlOf: async (paymentId) => (await books.ofPayment(paymentId))?.payment.url ?? null,

      async hear(message) {
        const read = await provider.read(message)
        if (read.kind === 'forged') return false
        const found = read.kind === 'about' ? await books.ofPayment(read.paymentId) : null
        // A message may be here before the answer that it is about has been written down.
        if (found && read.kind === 'about') {
          const { reference } = read
          await till.ask(
            found.payment.reference === null
              ? await books.begin(found.payment.id, { reference, url: null })
              : found,
          )
        }
        return true
      },

      sandbox,
      handOver: (claims) =>
        issueCheckoutToken(secret, claims, { now: Math.floor(now().getTime() / 1000), issuer: ISSUER }),
      sweep: () => till.sweep(now()),
    },
  }
}
