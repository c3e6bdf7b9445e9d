import { Stripe } from 'stripe'
import type { Payment } from '#domain/order/payment.ts'
import type { MandateCharge, MandateSetup } from '#modules/payment/payment-provider.ts'
import { ShopError } from '#platform/errors.ts'
import { LOCALES, METHODS } from './methods.ts'
import { pageKey } from './page-key.ts'
import { statusOfIntent } from './payment-status.ts'

/**
 * Charges, without the shopper, the method with which they have paid before. `mandate` is the id of the page of that payment. A card that
 * is refused is an outcome, and so is a method that Stripe does not charge any more: removed, expired, or of another account. What may go
 * better next time throws, and what the shop asks for wrongly: no answer, too many requests, a wrong key, amount or parameter.
 */
export async function chargeStripeMandate(
  stripe: Stripe,
  { id, orderId, amount, currency }: Payment,
  mandate: string,
): Promise<MandateCharge> {
  try {
    const { payment_intent, setup_intent } = await stripe.checkout.sessions.retrieve(mandate, {
      expand: ['payment_intent', 'setup_intent'],
    })
    const paid = expanded(payment_intent) ?? expanded(setup_intent)
    const customer = idOf(paid?.customer ?? null)
    const method = idOf(paid?.payment_method ?? null)
    if (customer === null || method === null) return UNCHARGED
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
        capture_method: 'manual',
        metadata: { payment: id, order: orderId },
      },
      { idempotencyKey: `mandate-${id}` },
    )
    return { reference: intent.id, status: statusOfIntent(intent.status) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && !isOurFault(error.code)) return UNCHARGED
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    return {
      reference: error.payment_intent?.id ?? null,
      status: 'failed',
      reason: reasonOf(error.code),
    }
  }
}

/** A wrong amount or parameter: the next customer would be refused, too. */
const isOurFault = (code: string | undefined): boolean => /^(?:amount|parameter)_/.test(code ?? '')

/** Nothing was begun at Stripe: the customer has to pay once themselves. */
const UNCHARGED: MandateCharge = { reference: null, status: 'failed', reason: 'customer-needed' }

/**
 * The charge of a payment. Stripe's keys of idempotency end after a day, so a charge whose answer was lost is looked for; its search knows
 * a charge within a minute, for which the key suffices.
 */
export async function findStripeCharge(
  stripe: Stripe,
  { id }: Pick<Payment, 'id'>,
): Promise<MandateCharge | null> {
  const { data } = await stripe.paymentIntents.search({ query: `metadata['payment']:'${id}'`, limit: 1 })
  const [intent] = data
  if (!intent) return null
  const status = statusOfIntent(intent.status)
  const reason = reasonOf(intent.last_payment_error?.code)
  return { reference: intent.id, status, ...(status === 'failed' && { reason }) }
}

const reasonOf = (code: string | undefined) =>
  code === 'authentication_required' ? 'customer-needed' : 'payment'

const idOf = (of: string | { id: string } | null): string | null =>
  typeof of === 'object' ? (of?.id ?? null) : of

/** The page on which a shopper agrees to later payments; nothing is paid there. */
export async function setUpStripeMandate(
  stripe: Stripe,
  { id, token, paymentKey, currency, email, language, returnUrl, cancelUrl }: MandateSetup,
): Promise<{ url: string | null }> {
  const method = METHODS[paymentKey]
  if (!method) throw new ShopError('bad-request', `Stripe does not know ${paymentKey}`)
  const [locale = ''] = language.split('-')
  const page = {
    mode: 'setup',
    client_reference_id: id,
    metadata: { token },
    customer_email: email,
    customer_creation: 'always',
    locale: LOCALES[locale] ?? 'auto',
    currency: currency.toLowerCase(),
    allowed_payment_method_types: [method.type],
    // Stripe puts the number of the page in, and only where the braces are not encoded.
    success_url: `${returnUrl}&reference={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams
  return stripe.checkout.sessions.create(page, { idempotencyKey: pageKey(`setup-${id}`, page) })
}

export async function findStripeMandate(
  stripe: Stripe,
  { id, reference }: { id: string; reference: string | null },
): Promise<string | null> {
  if (reference === null || !/^cs_\w+$/.test(reference)) return null
  const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['setup_intent'] })
  const isAgreed = session.status === 'complete' && expanded(session.setup_intent)?.status === 'succeeded'
  return isAgreed && session.client_reference_id === id ? reference : null
}

const expanded = <Intent extends object>(intent: string | Intent | null): Intent | null =>
  typeof intent === 'object' ? intent : null
