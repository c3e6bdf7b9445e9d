import type { Order } from '#domain/order/order.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { isReminderDue } from './reminder.ts'
import { dueDay, transferAmount } from './transfer.ts'

/**
 * Whether an order that is paid later, by invoice or on delivery, should have been paid long since: as late as an invoice is of which its
 * buyer is reminded, and after that. `today`: RFC 3339 day.
 */
export function isOverdue(
  order: Pick<Order, 'payment' | 'confirmedAt' | 'placedAt' | 'cost' | 'credits'>,
  today: string,
): boolean {
  const payment = order.payment.at(-1)
  const isOpen = payment?.data.state === 'authorised' && isPaidLater(payment.key)
  return isOpen && transferAmount(order) > 0 && isReminderDue(dueDay(order), today)
}
