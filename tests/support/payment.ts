import { minor } from '#domain/money/price.ts'
import type { Payment } from '#domain/order/payment.ts'
import { anOrder } from './orders.ts'

/** The captured payment of `anOrder`. */
export const aPayment = (rest: Partial<Payment> = {}): Payment => {
  const { id, cost, placedAt } = anOrder()
  return {
    id: 'p',
    orderId: id,
    key: 'creditcard',
    amount: cost.withTax,
    currency: 'EUR',
    state: 'captured',
    reference: 'r',
    url: null,
    wanted: null,
    received: cost.withTax,
    rounding: minor(0),
    refundDue: minor(0),
    refunded: minor(0),
    createdAt: placedAt,
    expiresAt: placedAt,
    ...rest,
  }
}
