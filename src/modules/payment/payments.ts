import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { PaymentStep } from '#domain/order/place-order.ts'
import type { OrderRepository } from '#clients/shop-api/order-repository.ts'
import type { OrderClient, ShopLocation } from '#clients/shop-api/order-client.ts'
import type { Log } from '#platform/log.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { memoryRateLimiter, type RateLimiterFactory } from '#platform/rate-limit/rate-limiter.ts'
import { type CheckoutClaims, issueCheckoutToken } from '#modules/tokens/checkout-token.ts'
import { createOrderClient } from './order-client.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Sandbox } from './sandbox/sandbox-provider.ts'
import { createNextStep } from './next-step.ts'
import { createPaymentService } from './payment-service.ts'
import { chargeOptions } from './payment-urls.ts'

/** Issuer of the checkout tokens. */
const ISSUER = 'veduta'
/** How often a minute visitors may make the shop ask the provider about one payment: the page that waits for it asks every few seconds. */
const CHECKS = 40

type Deps = {
  orderRepository: OrderRepository
  provider: PaymentProvider
  sandbox: Sandbox | undefined
  /** Signs the cbd tokens. */
  secret: string
  /** Have signed earlier ones. */
  formerSecrets?: readonly string[]
  counters?: RateLimiterFactory
  now(): Date
  log: Log
}

/** What the routes below /api/payment need. */
export type Payments = {
  /** A shopper returns from a provider; null where there is no such payment. */
  handleReturn(paymentId: string, location: ShopLocation, isAborted: boolean): Promise<PaymentStep | null>
  /** The address for paying; null where nothing has to be paid. */
  paymentUrlOf(paymentId: string): Promise<string | null>
  /**
   * Handles a message of the provider; false if its sender is not the provider. Throws if it cannot be processed,
   * so that the provider sends it again. `finishMandate` records what a shopper has agreed to who may not have come back.
   */
  handleWebhook(
    message: { headers: Headers; body: string },
    finishMandate?: (token: string, reference: string) => Promise<unknown>,
  ): Promise<boolean>
  /** The test bank whose page offers outcomes; undefined with a real provider. */
  sandbox: Sandbox | undefined
  /** Pays the delivery of a subscription by the mandate of its customer. */
  chargeMandate(found: OrderWithPayment, mandate: string | null): Promise<OrderWithPayment>
  /** Whether a visitor may still make the shop ask the provider about a payment or an agreement: its answers are limited for all together. */
  mayAsk(id: string): Promise<boolean>
  /** Agreements to later payments. */
  setUpMandate: PaymentProvider['setUpMandate']
  findMandate: PaymentProvider['findMandate']
  /** Where the customer pays an order that was made for them. */
  payInPerson(found: OrderWithPayment, location: ShopLocation): Promise<PaymentStep>
  /** A signed token with which an external checkout takes over a basket. */
  issueCheckoutToken(claims: CheckoutClaims): string
  processDue(): Promise<void>
}

export function createPayments({
  orderRepository,
  provider,
  sandbox,
  secret,
  formerSecrets = [],
  counters = memoryRateLimiter,
  now,
  log,
}: Deps): {
  orders: OrderClient
  payments: Payments
} {
  const paymentService = createPaymentService({ orderRepository, provider, log })
  const nextStep = createNextStep(secret, now)
  const checks = counters('payment-checks', { points: CHECKS, duration: 60 })
  const mayAsk = (id: string) => consumeRateLimit(checks, id)

  /** What a visitor makes the shop ask; as it is stored where that is too often. */
  const asked = async (
    found: OrderWithPayment,
    ask: (found: OrderWithPayment) => Promise<OrderWithPayment>,
  ): Promise<OrderWithPayment> => ((await mayAsk(found.payment.id)) ? ask(found) : found)
  return {
    orders: createOrderClient({
      orderRepository,
      paymentService: { ...paymentService, refresh: (found) => asked(found, paymentService.refresh) },
      nextStep,
      secrets: [secret, ...formerSecrets],
      now,
    }),
    payments: {
      async handleReturn(paymentId, location, isAborted) {
        const found = await orderRepository.byPayment(paymentId)
        if (!found) return null
        const step = nextStep(
          await asked(found, isAborted ? paymentService.cancelUnpaid : paymentService.refresh),
          location,
        )
        // The order had ended before the shopper came back from paying it.
        const isLate = !isAborted && step.kind === 'failed' && found.payment.state === 'cancelled'
        return isLate ? { ...step, isLate } : step
      },

      paymentUrlOf: async (paymentId) => (await orderRepository.byPayment(paymentId))?.payment.url ?? null,

      async handleWebhook(message, finishMandate) {
        const event = await provider.parseWebhook(message)
        if (event.kind === 'invalid-signature') return false
        if (event.kind === 'mandate') await finishMandate?.(event.token, event.reference)
        const found = event.kind === 'payment' ? await orderRepository.byPayment(event.paymentId) : null
        // A message may arrive before the answer that it is about was recorded.
        if (found && event.kind === 'payment') {
          const { reference } = event
          await paymentService.refresh(
            found.payment.reference === null
              ? await orderRepository.recordBegun(found.payment.id, { reference, url: null })
              : found,
          )
        }
        return true
      },

      sandbox,
      mayAsk,
      setUpMandate: provider.setUpMandate,
      findMandate: provider.findMandate,
      chargeMandate: paymentService.chargeMandate,
      async payInPerson(found, location) {
        const begun = await paymentService.begin(found, chargeOptions(location, found.payment))
        return nextStep(await paymentService.refresh(begun), location)
      },
      issueCheckoutToken: (claims) =>
        issueCheckoutToken(secret, claims, { now: Math.floor(now().getTime() / 1000), issuer: ISSUER }),
      processDue: () => paymentService.processDue(now()),
    },
  }
}
