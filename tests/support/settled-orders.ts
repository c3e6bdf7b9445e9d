import { minor } from '#domain/money/price.ts'
import { applyOrderAction } from '#domain/order/apply-order-action.ts'
import { reductionOf } from '#domain/order/ledger.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderWithPayment, Payment } from '#domain/order/payment.ts'
import { settleAction } from '#domain/order/settle-action.ts'
import { aPrice } from './goods.ts'
import { anOrder, anOrderItem, aPackage } from './orders.ts'
import { aPayment } from './payment.ts'

const AT = '2026-11-24T10:00:00Z'

/** An order of two lines in two parcels, 41.90 and 27.90. */
export function start(payment: Partial<Payment>, rest: Partial<Order> = {}): OrderWithPayment {
  const line = (key: string, packageId: number, price: number) =>
    anOrderItem(key, { packageId, price: { unit: aPrice(price), total: aPrice(price) } })
  const whole = aPayment({ amount: minor(6980), received: minor(0), state: 'authorised', ...payment })
  const { key, amount, state, received, refunded } = whole
  const order = anOrder({
    cost: {
      ...aPrice(6980),
      appliedReductions: [],
      appliedFees: [],
      taxes: [{ rate: 0.19, amount: minor(1114) }],
    },
    items: [line('a', 1, 4190), line('b', 2, 2790)],
    packages: [aPackage(1), aPackage(2)],
    payment: [{ key, amount, data: { state, refunded, received } }],
    ...rest,
  })
  return { order, payment: whole }
}

/** The actions one after the other, with what they do to the money. */
export function after(actions: OrderAction[], before: OrderWithPayment): OrderWithPayment {
  return actions.reduce(({ order, payment }, action) => {
    const reduction = reductionOf({ ...order, payment })
    const moved = applyOrderAction({ ...order, reduction }, action)
    if (!moved.ok) throw new Error(`${action.event} is impossible`)
    const { credit, payment: changed } = settleAction({ order, payment }, moved.value, {
      event: action.event,
      at: AT,
    })
    const { status, items, packages } = moved.value
    const now: Payment = { ...payment, ...changed }
    const { state, received, refunded } = now
    return {
      payment: now,
      order: {
        ...order,
        status,
        items,
        packages,
        credits: [...order.credits, ...(credit ? [credit] : [])],
        payment: order.payment.map((each) => ({ ...each, data: { state, received, refunded } })),
      },
    }
  }, before)
}

/** What an order has done to its money. */
export const moneyOf = ({
  order,
  payment: { state, wanted, received, rounding, refundDue },
}: OrderWithPayment) => ({
  credits: order.credits.map(({ amount }) => amount),
  state,
  wanted,
  received,
  rounding,
  refundDue,
})
