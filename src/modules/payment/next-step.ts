import { isUnpaid } from '#domain/order/order-stage.ts'
import type { OrderWithPayment, Payment } from '#domain/order/payment.ts'
import type { PaymentStep } from '#domain/order/place-order.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import { issueCbd } from '#modules/tokens/cbd.ts'
import { paymentUrl } from './payment-urls.ts'

/** The shopper's next step, from the current state of the order. */
export type NextStep = (found: OrderWithPayment, location: ShopLocation) => PaymentStep

export const createNextStep =
  (secret: string, now: () => Date): NextStep =>
  ({ order, payment }, location) => {
    const cbd = issueCbd(secret, order.id, Math.floor(now().getTime() / 1000))
    const renewal = order.subscription && { subscriptionId: order.subscription.id }
    if (order.confirmedAt !== null) return { kind: 'done', cbd, ...renewal }
    if (!isUnpaid(order.status))
      return { kind: 'failed', ...(isTaken(payment) && { isLate: true }), ...renewal }
    return payment.url === null
      ? { kind: 'waiting', cbd, ...renewal }
      : { kind: 'redirect', url: paymentUrl({ id: payment.id, url: payment.url }, location) }
  }

const isTaken = ({ state }: Payment): boolean =>
  state === 'authorised' || state === 'captured' || state === 'refunded'
