import { minor } from '#domain/money/price.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { amountFormatter, variantOf } from '#modules/documents/order-format.ts'
import type { Translate } from '#modules/email/translator.ts'

/** What happened; of a refund, how it reaches the buyer: to the account that they named, by the way they paid, or as a smaller invoice. */
export function letterLine(
  order: Order,
  { event, amount: refunded = 0 }: Pick<OrderNotification, 'event' | 'amount'>,
  translate: Translate,
): string {
  if (event !== 'refund') return translate(`order.letter.${event}.line`)
  const amount = amountFormatter(order, variantOf(order))(minor(refunded))
  const { key, data } = order.payment.at(-1) ?? {}
  if (key === 'cash_on_delivery' || (key === 'accounting' && data?.state === 'captured'))
    return translate('payout.letter.done', { amount })
  // Whether an invoice was paid before all of it was refunded is unknown.
  return translate(key === 'accounting' ? 'order.letter.refund.accounting' : 'order.letter.refund.line', {
    amount,
  })
}
