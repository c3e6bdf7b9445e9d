import type { Stripe } from 'stripe'

/** Those of one payment; Stripe lists no more at once. */
const MOST = 100

/**
 * Refunds what is missing until `total` minor units are refunded. The key names the refunds that were made before: of two calls at
 * once, whatever their totals, Stripe carries out one, and the next call reads what it came to.
 */
export async function refundUpTo(stripe: Stripe, payment_intent: string, total: number): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent, limit: MOST })
  const refunded = data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (refunded >= total) return
  await stripe.refunds.create(
    { payment_intent, amount: total - refunded },
    { idempotencyKey: `refund-${payment_intent}-${data.length}` },
  )
}
