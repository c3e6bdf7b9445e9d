import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { creditedAmount } from './credit.ts'
import type { Order, OrderPackage } from './order.ts'
import { isPaidLater } from './payment-key.ts'
import type { Payment } from './payment.ts'
import { unbilledPieces, valueOfPieces } from './unbilled-pieces.ts'

/** What an order cost, what its buyer has paid, and what was paid back: minor units of its currency. */
export type Ledger = Pick<Order, 'cost' | 'credits'> & {
  payment: Pick<Payment, 'key' | 'state' | 'received' | 'refundDue' | 'refunded'>
}

/** By how much less the buyer owes than the order cost: the credits, and the refunds that get theirs once the money goes back. */
export const reductionOf = ({ credits, payment }: Ledger): Minor =>
  minor(creditedAmount({ credits }) + payment.refundDue - payment.refunded)

/** What the buyer owes in all, paid or not. */
export const claimOf = (ledger: Ledger): Minor =>
  minor(Math.max(0, ledger.cost.withTax - reductionOf(ledger)))

/**
 * What follows from a reduction of the claim to `reduction` in all. What nobody has paid yet is only credited: `credit`, for which there is
 * a credit note at once. The rest goes back to the buyer, who never gets more than has come in; `refundDue` is that total.
 */
export function reduceClaim(ledger: Ledger, reduction: Minor): { credit: Minor; refundDue: Minor } {
  const { received, refundDue } = ledger.payment
  const claim = claimOf(ledger)
  const less = Math.max(0, Math.min(claim, reduction - reductionOf(ledger)))
  const credit = Math.min(less, Math.max(0, claim - stillPaid(ledger)))
  return { credit: minor(credit), refundDue: minor(Math.min(received, refundDue + less - credit)) }
}

/** What the buyer has paid and does not get back. */
const stillPaid = ({ payment: { received, refundDue } }: Ledger): number => received - refundDue

type Collected = Pick<Order, 'cost' | 'credits' | 'items' | 'packages' | 'payment'>

/**
 * What the carrier takes in cash for a package of an order that is paid on delivery: the price of what is in it, with the fees in the first
 * one, and never more than is still owed. 0 for every other package.
 */
export function amountToCollect(order: Collected, { id, deliveryStatus }: OrderPackage): Minor {
  const { cost, items, packages } = order
  const payment = order.payment.at(-1)
  if (payment?.key !== 'cash_on_delivery' || payment.data.state !== 'authorised') return minor(0)
  const coming = items.filter(({ packageId, status }) => packageId === id && status === 'available')
  if (coming.length === 0 || deliveryStatus === 'cancellation_completed') return minor(0)
  const prices = coming.map((item) => valueOfPieces(item, item.quantity - unbilledPieces(item)))
  const first = packages.find((each) => each.deliveryStatus !== 'cancellation_completed')
  const fees = first?.id === id ? cost.appliedFees.map(({ amount }) => amount.withTax) : []
  const { received = 0, refunded } = payment.data
  const owed = cost.withTax - creditedAmount(order) + refunded - received
  return minor(Math.max(0, Math.min(owed, sumOf([...prices, ...fees]))))
}

type Recorded = Pick<Payment, 'key' | 'state' | 'amount' | 'refunded'> & { recorded: number | null }

/**
 * What has come in. A provider that authorises a payment takes all of it. `recorded`: null for one that an earlier version has stored;
 * then it is what the invoice came to when it was paid, and cash was paid with the first delivery.
 */
export function receivedAmount(
  { credits, history }: Pick<Order, 'credits' | 'history'>,
  { key, state, amount, refunded, recorded }: Recorded,
): Minor {
  const isTaken = state === 'captured' || state === 'refunded'
  if (!isPaidLater(key)) return minor(isTaken || state === 'authorised' ? amount : 0)
  if (recorded !== null) return minor(recorded)
  const isDelivered = key === 'cash_on_delivery' && history.some(({ action }) => action.event === 'deliver')
  return minor(isTaken || isDelivered ? amount - (creditedAmount({ credits }) - refunded) : 0)
}
