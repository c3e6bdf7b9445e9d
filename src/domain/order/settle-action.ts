import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { OrderActionResult } from './apply-order-action.ts'
import { creditedAmount, nextCredit } from './credit.ts'
import { cashToCollect } from './cash.ts'
import { amountToCollect, claimOf, reduceClaim } from './ledger.ts'
import type { OrderAction } from './order-action.ts'
import type { Credit } from './order.ts'
import { isPaidLater } from './payment-key.ts'
import type { OrderWithPayment, Payment } from './payment.ts'

/** The credit that is recorded with an action, and what changes of the payment. */
export type Settlement = {
  credit: Credit | null
  payment: Partial<Pick<Payment, 'state' | 'wanted' | 'received' | 'rounding' | 'refundDue'>>
}

/**
 * What an action on a confirmed order does to its money. `moved`: the result of the action; `at`: RFC 3339. What is cancelled before anybody
 * has paid it makes the invoice smaller, and only what was paid goes back.
 */
export function settleAction(
  before: OrderWithPayment,
  moved: OrderActionResult,
  { event, at }: { event: OrderAction['event']; at: string },
): Settlement {
  const { order, payment } = before
  const ledger = { ...order, payment }
  const isTaken = payment.state === 'captured' || payment.state === 'refunded'
  if (payment.state === 'cancelled') return { credit: null, payment: {} }
  if (event === 'deliver') return { credit: null, payment: collected(before, moved) }

  const isVoid = moved.status === 'cancelled' && !isTaken
  const { credit: amount, refundDue } = isVoid
    ? { credit: minor(order.cost.withTax - creditedAmount(order)), refundDue: payment.refunded }
    : reduceClaim(ledger, moved.reduction)
  const credit = amount > 0 ? nextCredit({ ...order, items: moved.items }, amount, at) : null
  // No provider handles orders that cost nothing or are paid later.
  const isOurs = isPaidLater(payment.key) || payment.reference === null
  if (isVoid)
    return { credit, payment: { refundDue, ...(isOurs ? { state: 'cancelled' } : { wanted: 'cancel' }) } }
  const isNeverPaid = isPaidLater(payment.key) && payment.received === 0 && claimOf(ledger) === amount
  return {
    credit,
    payment:
      isNeverPaid && credit ? { state: 'cancelled' } : refundDue > payment.refundDue ? { refundDue } : {},
  }
}

/** The carrier takes the cash with each package; with the last one the order is paid. */
function collected(
  { order, payment }: OrderWithPayment,
  { touched, status, items }: OrderActionResult,
): Settlement['payment'] {
  if (payment.key !== 'cash_on_delivery' || payment.state !== 'authorised' || touched.length === 0) return {}
  const arrived = new Set(
    items.filter(({ key }) => touched.some((each) => each === key)).map(({ packageId }) => packageId),
  )
  const packages = order.packages.filter(({ id }) => arrived.has(id))
  const owed = sumOf(packages.map((each) => amountToCollect(order, each)))
  const cash = sumOf(packages.map((each) => cashToCollect(order, each)))
  return {
    received: minor(payment.received + owed),
    rounding: minor(payment.rounding + cash - owed),
    ...(status === 'delivered' && { state: 'captured' }),
  }
}
