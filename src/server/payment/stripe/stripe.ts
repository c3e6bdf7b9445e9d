import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Standing } from '#domain/order/payment.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import type { Env } from '#server/env.ts'
import { ShopError } from '#server/errors.ts'
import type { Charge, PaymentProvider } from '#server/payment/provider.ts'
import { LOCALES, METHODS } from './methods.ts'
import { standingOf } from './standing.ts'

type Options = NonNullable<Env['stripe']> & { now(): Date; fetch?: typeof fetch }

/** Milliseconds for one question; the library asks again twice where nothing was answered. */
const TIMEOUT = 8000
/** Stripe keeps a page open for no less than half an hour. */
const LEAST_OPEN = 31 * 60

/**
 * Stripe, by pages of its own (Checkout): nothing of it is loaded by the shop, no card number reaches it, and it works without JavaScript.
 * A payment's reference is the id of its page.
 */
export function createStripe({ secretKey, webhookSecret, now, fetch: network }: Options): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(network),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  async function look(reference: string) {
    const session = await asking('a page', () =>
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
    )
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const standing = standingOf({ status: session.status, intent: intent?.status ?? null })
    return { standing, isOpen: session.status === 'open', intentId: intent?.id ?? null }
  }

  /** Does something to an intent that is authorised; whatever was done meanwhile counts. */
  async function finish(reference: string, act: (intentId: string) => Promise<unknown>): Promise<Standing> {
    const { standing, intentId } = await look(reference)
    if (standing !== 'authorised' || intentId === null) return standing
    await asking('an intent', () => act(intentId)).catch(orStateChanged)
    return (await look(reference)).standing
  }

  return {
    name: 'stripe',

    async create(charge) {
      const page = pageOf(charge, Math.floor(now().getTime() / 1000))
      const idempotencyKey = `${charge.payment.id}-${digest(JSON.stringify(page))}`
      const { id, url } = await asking('a new page', () =>
        stripe.checkout.sessions.create(page, { idempotencyKey }),
      )
      if (url === null) throw new ShopError('invalid-answer', 'Stripe gave a page without an address')
      return { reference: id, url }
    },

    find: async (reference) => (await look(reference)).standing,

    capture: (reference) =>
      finish(reference, (intentId) =>
        stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: `capture-${intentId}` }),
      ),

    async cancel(reference) {
      if ((await look(reference)).isOpen)
        await asking('the end of a page', () => stripe.checkout.sessions.expire(reference)).catch(
          orStateChanged,
        )
      return finish(reference, (intentId) => stripe.paymentIntents.cancel(intentId))
    },

    async refund(reference, { amount, key: idempotencyKey }) {
      const { intentId: payment_intent } = await look(reference)
      if (payment_intent === null)
        throw new ShopError('upstream', 'a refund of what Stripe has no payment of')
      await asking('a refund', () => stripe.refunds.create({ payment_intent, amount }, { idempotencyKey }))
    },

    read({ headers, body }) {
      const event = eventOf(body, headers.get('stripe-signature') ?? '')
      if (!event) return { kind: 'forged' }
      const { object } = event.data
      const isPage = object.object === 'checkout.session'
      return isPage && object.client_reference_id
        ? { kind: 'about', paymentId: object.client_reference_id, reference: object.id }
        : { kind: 'other' }
    },
  }

  function eventOf(body: string, signature: string): Stripe.Event | null {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        undefined,
        undefined,
        now().getTime(),
      )
    } catch {
      return null
    }
  }
}

/** The whole order as one line: what is in it is between the shop and its customer. */
function pageOf(
  { payment, email, language, returnTo, cancelTo }: Charge,
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
    locale: LOCALES[locale] ?? 'auto',
    allowed_payment_method_types: [method.type],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: shownOrderNumber(payment.orderId) },
        },
      },
    ],
    payment_intent_data: {
      capture_method: method.capture === 'manual' ? 'manual' : 'automatic_async',
      metadata,
    },
    metadata,
    success_url: returnTo,
    cancel_url: cancelTo,
    expires_at: Math.max(Math.floor(Date.parse(payment.expiresAt) / 1000), now + LEAST_OPEN),
  }
}

/** What Stripe says of its errors may name the payer: only their kind is passed on. */
async function asking<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new StripeRefusal(
      `Stripe was asked for ${what}: ${error.type} ${error.code ?? ''}`,
      error.statusCode,
    )
  }
}

class StripeRefusal extends ShopError {
  readonly status: number | undefined

  constructor(what: string, status: number | undefined) {
    super('upstream', what)
    this.status = status
  }
}

/** 400: it is not in the state for that any more. What became of it is asked next. */
function orStateChanged(error: unknown): void {
  if (!(error instanceof StripeRefusal) || error.status !== 400) throw error
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
