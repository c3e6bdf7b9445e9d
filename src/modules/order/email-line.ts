import { formatOrderNumber } from '#domain/form/order-number.ts'
import { minor } from '#domain/money/price.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import type { Order } from '#domain/order/order.ts'
import { amountFormatter, variantOf } from '#modules/documents/order-format.ts'
import type { Translate } from '#modules/email/translator.ts'
import { isTryOnOnly } from './try-on-blocks.ts'

type News = Pick<OrderNotification, 'event' | 'amount'>

/** Nothing is bought by a try-on. */
const isRequest = (order: Order, { event }: News): boolean => event === 'confirm' && isTryOnOnly(order)

export const emailSubject = (order: Order, news: News, translate: Translate): string =>
  translate(isRequest(order, news) ? 'try-on.email.confirm.subject' : `order.email.${news.event}.subject`, {
    number: formatOrderNumber(order.id),
  })

/** What happened; of a refund, how it reaches the buyer: to the account that they named, by the way they paid, or as a smaller invoice. */
export function emailLine(order: Order, news: News, translate: Translate): string {
  const { event, amount: refunded = 0 } = news
  if (isRequest(order, news)) return translate('try-on.email.confirm.line')
  if (event !== 'refund') return translate(`order.email.${event}.line`)
  const amount = amountFormatter(order, variantOf(order))(minor(refunded))
  const { key, data } = order.payment.at(-1) ?? {}
  if (key === 'cash_on_delivery' || (key === 'accounting' && data?.state === 'captured'))
    return translate('payout.email.done', { amount })
  // Whether an invoice was paid before all of it was refunded is unknown.
  return translate(key === 'accounting' ? 'order.email.refund.accounting' : 'order.email.refund.line', {
    amount,
  })
}
