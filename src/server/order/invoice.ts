import type { TableCell } from 'pdfmake'
import type { Order } from '#domain/order/order.ts'
import { billedByRate } from '#domain/order/order-cost.ts'
import { dayText } from '#domain/text/day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import {
  asPdf,
  atRight,
  headings,
  headOf,
  invoiceNumber,
  lineName,
  orderFact,
  type Paper,
  sumsTable,
} from './bill-parts.ts'
import { exactAmountsOf, paymentName, variantOf } from './words.ts'

/** The invoice of an order as PDF, in the language in which it was placed. What sets it is loaded when it is first needed. */
export async function invoiceOf(order: Order): Promise<Paper> {
  const { setPaper, tableOf } = await import('./paper.ts')
  const variant = variantOf(order)
  const say = wordsOf(variant)
  const { intl } = VARIANTS[variant]
  const number = invoiceNumber(order)
  const facts = [
    `${say('order.paper.number')}: ${number}`,
    `${say('order.paper.date')}: ${dayText(order.confirmedAt ?? order.placedAt, intl)}`,
    orderFact(order, say),
  ]
  const content = await setPaper({
    title: `${say('order.paper.title')} ${number}`,
    lang: intl,
    foot: (page, pages) => say('order.paper.page', { page, pages }),
    content: [
      ...headOf(order, say, say('order.paper.title'), facts),
      tableOf(['*', 50, 80, 80], linesOf(order, say)),
      sumsTable(order, say, billedByRate(order), order.cost.withTax),
      { text: closing(order, say), margin: [0, 24, 0, 0] },
    ],
  })
  return asPdf(number, content)
}

function linesOf(order: Order, say: Words): TableCell[][] {
  const amount = exactAmountsOf(order, variantOf(order))
  const lines = order.items.map((item): TableCell[] => [
    lineName(item),
    atRight(String(item.quantity)),
    atRight(amount(item.price.unit.withTax)),
    atRight(amount(item.price.total.withTax)),
  ])
  const fees = order.cost.appliedFees.map((fee): TableCell[] => [
    say(fee.category === 'delivery' ? 'order.sum.delivery' : 'order.sum.payment'),
    '',
    '',
    atRight(amount(fee.amount.withTax)),
  ])
  return [headings(['item', 'quantity', 'unit', 'amount'], say), ...lines, ...fees]
}

function closing(order: Order, say: Words): string {
  const isOpen = order.payment.at(-1)?.key === 'accounting' && order.payment.at(-1)?.data.state !== 'captured'
  return isOpen ? say('order.paper.due') : `${say('order.paid')}: ${paymentName(order, say)}`
}
