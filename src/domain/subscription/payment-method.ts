import type { PaymentKey } from '#domain/order/payment-key.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Subscription } from './subscription.ts'

/**
 * What follows is paid by a method that the customer has agreed to. A delivery that the bank has refused is tried again today; one that is
 * suspended waits until its customer pays it.
 */
export function withPaymentMethod(
  subscription: Subscription,
  paymentKey: PaymentKey,
  at: string,
): Subscription {
  const { status, problem, history } = subscription
  if (status === 'cancelled' || status === 'ended') return subscription
  const isRefused = status === 'active' && (problem === 'payment' || problem === 'customer-needed')
  return {
    ...subscription,
    paymentKey,
    history: [...history, { at, event: 'change', actor: 'customer' }],
    ...(isRefused && { dueOn: shopDay(new Date(at)) }),
  }
}
