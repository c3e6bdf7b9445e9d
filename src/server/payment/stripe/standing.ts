import type { Stripe } from 'stripe'
import type { Standing } from '#domain/order/payment.ts'

type Seen = { status: Stripe.Checkout.Session.Status | null; intent: Stripe.PaymentIntent.Status | null }

const OF_INTENT: Record<Stripe.PaymentIntent.Status, Standing> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  processing: 'processing',
  canceled: 'cancelled',
  // The page is done with, and the bank has said no.
  requires_payment_method: 'failed',
  requires_action: 'processing',
  requires_confirmation: 'processing',
}

/** How a payment stands, by the states of its page and of its intent. While the page is open one may try again on it. */
export function standingOf({ status, intent }: Seen): Standing {
  const paid = intent === null ? undefined : OF_INTENT[intent]
  if (paid === 'authorised' || paid === 'captured') return paid
  if (status === 'expired') return 'cancelled'
  if (status !== 'complete') return 'pending'
  return paid ?? 'processing'
}
