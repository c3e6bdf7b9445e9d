import { isUnpaid } from '#domain/order/order-stage.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import type { PaymentStep } from '#domain/order/place-order.ts'
import type { Place } from '#server/clients/order-client.ts'
import { issueCbd } from '#server/tokens/cbd.ts'
import { wayTo } from './ways.ts'

/** Where the shopper goes with an order as it stands. */
export type Steps = (found: OrderWithPayment, place: Place) => PaymentStep

export const createSteps =
  (secret: string, now: () => Date): Steps =>
  ({ order, payment }, place) => {
    const cbd = issueCbd(secret, order.id, Math.floor(now().getTime() / 1000))
    if (order.confirmedAt !== null) return { kind: 'done', cbd }
    if (!isUnpaid(order.status)) return { kind: 'failed' }
    return payment.url === null
      ? { kind: 'waiting', cbd }
      : { kind: 'redirect', url: wayTo({ id: payment.id, url: payment.url }, place) }
  }
