import { Stripe } from 'stripe'
import type { PaymentStatus } from '#domain/order/payment.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import type { Env } from '#platform/env.ts'
import { ShopError } from '#platform/errors.ts'
import type { Charge, PaymentProvider } from '#modules/payment/payment-provider.ts'
import { callStripe, ignoreStateChange } from './call-stripe.ts'
import { LOCALES, METHODS } from './methods.ts'
import { chargeStripeMandate, findStripeCharge, findStripeMandate, setUpStripeMandate } from './mandate.ts'
import { pageKey } from './page-key.ts'
import { refundUpTo } from './refund.ts'
import { paymentStatusOf, statusOfIntent } from './payment-status.ts'

type Options = NonNullable<Env['stripe']> & { now(): Date; fetch?: typeof fetch }

/** Milliseconds for one request; the library retries twice without an answer. */
const TIMEOUT = 8000
/** Seconds. Stripe's minimum lifetime of a page is 30 minutes. */
const MIN_LIFETIME = 31 * 60

/**
 * Stripe with its hosted pages (Checkout): the shop loads nothing from Stripe and receives no card number, and it
 * works without JavaScript. The reference of a payment is the id of its page.
 */
export function createStripeProvider({
  secretKey,
  webhookSecrets,
  now,
  fetch: customFetch,
}: Options): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(customFetch),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  async function readSession(reference: string) {
    if (reference.startsWith('pi_')) {
      const { id, status } = await callStripe('an intent', () => stripe.paymentIntents.retrieve(reference))
      return { status: statusOfIntent(status), isOpen: false, intentId: id }
    }
    const session = await callStripe('a page', () =>
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
    )
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const status = paymentStatusOf({ status: session.status, intent: intent?.status ?? null })
    return { status, isOpen: session.status === 'open', intentId: intent?.id ?? null }
  }

  /** Changes an authorised intent, and returns the resulting status even if something else changed it meanwhile. */
  async function finish(
    reference: string,
    act: (intentId: string) => Promise<unknown>,
  ): Promise<PaymentStatus> {
    const { status, intentId } = await readSession(reference)
    if (status !== 'authorised' || intentId === null) return status
    await callStripe('an intent', () => act(intentId)).catch(ignoreStateChange)
    return (await readSession(reference)).status
  }

  return {
    name: 'stripe',

    async create(charge) {
      const page = pageOf(charge, Math.floor(now().getTime() / 1000))
      const idempotencyKey = pageKey(charge.payment.id, page)
      const { id, url } = await callStripe('a new page', () =>
        stripe.checkout.sessions.create(page, { idempotencyKey }),
      )
      if (url === null) throw new ShopError('invalid-answer', 'Stripe returned a page without an address')
      return { reference: id, url }
    },

    chargeMandate: (payment, mandate) =>
      callStripe('a payment by mandate', () => chargeStripeMandate(stripe, payment, mandate)),

    async setUpMandate(setup) {
      const { url } = await callStripe('a page for a mandate', () => setUpStripeMandate(stripe, setup))
      if (url === null) throw new ShopError('invalid-answer', 'Stripe returned a page without an address')
      return { url }
    },

    findMandate: (setup) => callStripe('a mandate', () => findStripeMandate(stripe, setup)),

    findMandateCharge: (payment) =>
      callStripe('a search for a payment', () => findStripeCharge(stripe, payment)),

    find: async (reference) => (await readSession(reference)).status,

    capture: (reference) =>
      finish(reference, (intentId) =>
        stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: `capture-${intentId}` }),
      ),

    async cancel(reference) {
      if ((await readSession(reference)).isOpen)
        await callStripe('the end of a page', () => stripe.checkout.sessions.expire(reference)).catch(
          ignoreStateChange,
        )
      return finish(reference, (intentId) => stripe.paymentIntents.cancel(intentId))
    },

    async refund(reference, total) {
      const { intentId } = await readSession(reference)
      if (intentId === null) throw new ShopError('upstream', 'a refund for which Stripe has no payment')
      await callStripe('a refund', () => refundUpTo(stripe, intentId, total))
    },

    parseWebhook({ headers, body }) {
      const event = eventOf(body, headers.get('stripe-signature') ?? '')
      if (!event) return { kind: 'invalid-signature' }
      const { object } = event.data
      if (object.object !== 'checkout.session') return { kind: 'other' }
      const { id: reference, mode, metadata, client_reference_id: paymentId } = object
      const token = metadata?.['token']
      if (mode === 'setup') return token ? { kind: 'mandate', token, reference } : { kind: 'other' }
      return paymentId ? { kind: 'payment', paymentId, reference } : { kind: 'other' }
    },
  }

  /** While its secret is replaced, Stripe signs with both. */
  function eventOf(body: string, signature: string): Stripe.Event | null {
    for (const secret of webhookSecrets) {
      try {
        const at = now().getTime()
        return stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, at)
      } catch {
        continue
      }
    }
    return null
  }
}

/** The whole order is one line: its items concern only the shop and the customer. */
function pageOf(
  { payment, email, language, returnUrl, cancelUrl, isRecurring }: Charge,
  now: number,
): Stripe.Checkout.SessionCreateParams {
  const method = METHODS[payment.key]
  if (!method) throw new ShopError('bad-request', `Stripe does not know ${payment.key}`)
  const metadata = { payment: payment.id, order: payment.orderId }
  const [locale = ''] = language.split('-')
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    customer_email: email,
    ...(isRecurring && { customer_creation: 'always' as const }),
    locale: LOCALES[locale] ?? 'auto',
    allowed_payment_method_types: [method.type],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: formatOrderNumber(payment.orderId) },
        },
      },
    ],
    payment_intent_data: {
      capture_method: method.capture === 'manual' ? 'manual' : 'automatic_async',
      metadata,
      ...(isRecurring && { setup_future_usage: 'off_session' as const }),
    },
    metadata,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.max(Math.floor(Date.parse(payment.expiresAt) / 1000), now + MIN_LIFETIME),
  }
}
