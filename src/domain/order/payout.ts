import type { Payment } from './payment.ts'

/**
 * Whether a refund has to be transferred to an account that the buyer names: the money came in cash or by transfer, so there is no card or
 * wallet to return it to. An invoice that nobody has paid only becomes smaller.
 */
export const needsPayout = ({ key, state }: Pick<Payment, 'key' | 'state'>): boolean =>
  (key === 'cash_on_delivery' && state !== 'cancelled') || (key === 'accounting' && state === 'captured')

/** Whether a payout waits for its account or for the operator. */
export const isPayoutDue = (payment: Pick<Payment, 'key' | 'state' | 'refundDue' | 'refunded'>): boolean =>
  needsPayout(payment) && payment.refundDue > payment.refunded
