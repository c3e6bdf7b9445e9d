import type { PaymentKey } from '#domain/order/payment-key.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { Subscription } from './subscription.ts'

/**
 * What follows is paid by a method that the customer has agreed to, so that it does not wait for the money of earlier orders. A delivery that
 * was not paid is tried again today; one that is suspended waits until its customer pays it. `key`: of the agreement, which counts once. Such a
 * method costs nothing.
 */
export function withPaymentMethod(
  subscription: Subscription,
  paymentKey: PaymentKey,
  { at, key }: { at: string; key: string },
): Subscription {
  const { paymentFee: _, ...rest } = subscription
  const { status, problem, history } = rest
  if (status === 'cancelled' || status === 'ended') return subscription
  const isUnpaid = problem === 'payment' || problem === 'customer-needed' || problem === 'overdue'
  return {
    ...rest,
    paymentKey,
    history: [...history, { at, event: 'change', actor: 'customer', key }],
    ...(problem === 'overdue' && { problem: 'payment', failures: 0 }),
    ...(isUnpaid && status === 'active' && { dueOn: shopDay(new Date(at)) }),
    ...(status === 'suspended' && { dueOn: null }),
  }
}
