import { formatOrderNumber } from '#domain/form/order-number.ts'
import { minor } from '#domain/money/price.ts'
import type { OrderNotification } from '#domain/order/order-action.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { Order } from '#domain/order/order.ts'
import { returnMoney } from '#domain/order/return-money.ts'
import { amountFormatter, variantOf } from '#modules/documents/order-format.ts'
import type { Translate } from '#modules/email/translator.ts'
import { isTryOnOnly } from './try-on-blocks.ts'

type News = Pick<OrderNotification, 'event' | 'amount' | 'credit' | 'items'>

/** Nothing is bought by a try-on. */
const isRequest = (order: Order, { event }: News): boolean => event === 'confirm' && isTryOnOnly(order)

export function emailSubject(order: Order, news: News, translate: Translate): string {
  const { event, amount } = news
  const number = formatOrderNumber(order.id)
  if (isRequest(order, news)) return translate('try-on.email.confirm.subject', { number })
  if (event === 'refund' && amount === undefined) return translate('order.email.smaller.subject', { number })
  return translate(`order.email.${event}.subject`, { number })
}

/**
 * What happened. Of a refund, how it reaches the buyer: to the account that they named, by the way they paid, or as a smaller invoice; of a
 * return, what becomes of the money.
 */
export function emailLine(order: Order, news: News, translate: Translate): string {
  const { event, amount: refunded } = news
  if (isRequest(order, news)) return translate('try-on.email.confirm.line')
  if (event === 'return') return translate(`order.email.return.${returnMoney(order, news.items ?? [])}`)
  if (event !== 'refund') return translate(`order.email.${event}.line`)
  const format = amountFormatter(order, variantOf(order))
  const credit = order.credits.find(({ number }) => number === news.credit)
  if (refunded === undefined)
    return translate('order.email.smaller.line', { amount: format(credit?.amount ?? minor(0)) })
  return translate(refundText(order), { amount: format(minor(refunded)) })
}

/** Earlier versions credited an invoice without knowing whether it was paid, and recorded nothing as received; their emails may still wait. */
function refundText({ payment }: Order) {
  const { key = '', data } = payment.at(-1) ?? {}
  if (!isPaidLater(key)) return 'order.email.refund.line'
  return key === 'accounting' && data?.received === undefined
    ? 'order.email.refund.accounting'
    : 'payout.email.done'
}
