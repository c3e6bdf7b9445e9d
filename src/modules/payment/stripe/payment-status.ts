import type { Stripe } from 'stripe'
import type { PaymentStatus } from '#domain/order/payment.ts'

type StripeState = {
  status: Stripe.Checkout.Session.Status | null
  intent: Stripe.PaymentIntent.Status | null
}

const OF_INTENT: Record<Stripe.PaymentIntent.Status, PaymentStatus> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  processing: 'processing',
  canceled: 'cancelled',
  // The page is finished, and the bank has declined.
  requires_payment_method: 'failed',
  requires_action: 'processing',
  requires_confirmation: 'processing',
}

/** A status that Stripe adds is one that it works on. */
export const statusOfIntent = (intent: Stripe.PaymentIntent.Status): PaymentStatus =>
  OF_INTENT[intent] ?? 'processing'

/**
 * The payment status, from the states of its page and of its intent. While the page is open the shopper can try
 * again.
 */
export function paymentStatusOf({ status, intent }: StripeState): PaymentStatus {
  const paid = intent === null ? undefined : OF_INTENT[intent]
  if (paid === 'authorised' || paid === 'captured') return paid
  if (status === 'expired') return 'cancelled'
  if (status !== 'complete') return 'pending'
  return paid ?? 'processing'
}
