import type { Minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import { transferAmount } from './transfer.ts'

/** A payment that arrived on an account of the shop. */
export type IncomingTransfer = {
  /** Identifies it: the same key again is the same payment. */
  key: string
  /** RFC 3339 day; absent: today. */
  bookedOn?: string
  /** Both absent where the operator reports that an order is paid in full. */
  amount?: Minor
  currency?: string
  /** Orders that it may be for, by number and by variable symbol. */
  orders: string[]
  symbols: string[]
}

/**
 * What an incoming transfer does. `paid`: the order is paid now; `recorded`: it was recorded before; everything else changes nothing and is
 * for a person to look at.
 */
export const TRANSFER_OUTCOMES = [
  'paid',
  'recorded',
  'unknown',
  'ambiguous',
  'other-method',
  'cancelled',
  'already-paid',
  'nothing-due',
  'wrong-currency',
  'underpaid',
  'overpaid',
] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]

export type TransferResult = { outcome: TransferOutcome; orderId: string | null }

type Invoiced = Pick<Order, 'status' | 'payment' | 'cost' | 'credits' | 'currencyCode'>

/** Whether a transfer pays an order: only the exact amount does. */
export function matchTransfer(
  order: Invoiced,
  { amount, currency }: Pick<IncomingTransfer, 'amount' | 'currency'>,
): TransferOutcome {
  const payment = order.payment.at(-1)
  const due = transferAmount(order)
  if (payment?.key !== 'accounting') return 'other-method'
  if (payment.data.state === 'captured') return 'already-paid'
  if (order.status === 'cancelled' || payment.data.state === 'cancelled') return 'cancelled'
  if (due === 0) return 'nothing-due'
  if (payment.data.state !== 'authorised') return 'already-paid'
  if (currency !== undefined && currency !== order.currencyCode) return 'wrong-currency'
  if (amount === undefined || amount === due) return 'paid'
  return amount < due ? 'underpaid' : 'overpaid'
}
