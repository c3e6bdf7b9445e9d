import { isPaidLater } from './payment-key.ts'
import type { Payment } from './payment.ts'

/**
 * Whether a refund waits to be transferred to an account that the buyer names: the money came in cash or by transfer, so there is no card
 * or wallet to return it to.
 */
export const isPayoutDue = ({
  key,
  refundDue,
  refunded,
}: Pick<Payment, 'key' | 'refundDue' | 'refunded'>): boolean => isPaidLater(key) && refundDue > refunded
