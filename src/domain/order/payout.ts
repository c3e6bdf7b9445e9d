import { type Minor, minor } from '#domain/money/price.ts'
import { isPaidLater } from './payment-key.ts'
import type { Payment } from './payment.ts'

type Refund = Pick<Payment, 'refundDue' | 'refunded'>

/**
 * Whether a refund waits to be transferred to an account that the buyer names: the money came in cash or by transfer, so there is no card
 * or wallet to return it to.
 */
export const isPayoutDue = ({ key, refundDue, refunded }: Refund & Pick<Payment, 'key'>): boolean =>
  isPaidLater(key) && refundDue > refunded

/** The amount of a refund that waits, in minor units. Who gets all of their cash back gets what they have paid, in coins that exist. */
export const payoutAmount = ({
  received,
  rounding,
  refundDue,
  refunded,
}: Refund & Pick<Payment, 'received' | 'rounding'>): Minor =>
  minor(refundDue - refunded + (refundDue === received ? rounding : 0))
