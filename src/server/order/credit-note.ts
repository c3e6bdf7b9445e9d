import type { TableCell } from 'pdfmake'
import { sumOf } from '#domain/money/sum.ts'
import type { Credit, Order } from '#domain/order/order.ts'
import { dayText } from '#domain/text/day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import {
  asPdf,
  atRight,
  creditNumber,
  headings,
  headOf,
  invoiceNumber,
  lineName,
  orderFact,
  type Paper,
  sumsTable,
} from './bill-parts.ts'
import { exactAmountsOf, variantOf } from './words.ts'

/** A credit of an order as PDF: what of its invoice it takes back, with the tax of each rate. Null where there is no such credit. */
export async function creditNoteOf(order: Order, number: number): Promise<Paper | null> {
  const credit = order.credits.find((each) => each.number === number)
  if (!credit) return null
  const { setPaper, tableOf } = await import('./paper.ts')
  const variant = variantOf(order)
  const say = wordsOf(variant)
  const { intl } = VARIANTS[variant]
  const name = creditNumber(order, number)
  const invoiced = dayText(order.confirmedAt ?? order.placedAt, intl)
  const facts = [
    `${say('order.credit.number')}: ${name}`,
    `${say('order.credit.date')}: ${dayText(credit.at, intl)}`,
    `${say('order.credit.invoice')}: ${invoiceNumber(order)}, ${invoiced}`,
    orderFact(order, say),
  ]
  const content = await setPaper({
    title: `${say('order.credit.title')} ${name}`,
    lang: intl,
    foot: (page, pages) => say('order.paper.page', { page, pages }),
    content: [
      ...headOf(order, say, say('order.credit.title'), facts),
      tableOf(['*', 60, 90], linesOf(order, credit, say)),
      sumsTable(order, say, credit.taxes, credit.amount),
      { text: say('order.credit.end'), margin: [0, 24, 0, 0] },
    ],
  })
  return asPdf(name, content)
}

function linesOf(order: Order, credit: Credit, say: Words): TableCell[][] {
  const { lines, rest } = credit
  const amount = exactAmountsOf(order, variantOf(order))
  const rows = lines.flatMap((line) => {
    const item = order.items.find(({ key }) => key === line.key)
    return item ? [[lineName(item), atRight(String(line.pieces)), atRight(amount(line.amount))]] : []
  })
  const restName = say(lines.length > 0 && isLast(order, credit) ? 'order.credit.fees' : 'order.credit.part')
  return [
    headings(['item', 'quantity', 'amount'], say),
    ...rows,
    ...(rest === 0 ? [] : [[restName, '', atRight(amount(rest))]]),
  ]
}

/** With the last pieces go the fees. */
const isLast = ({ credits, cost }: Order, { number }: Credit): boolean =>
  cost.appliedFees.length > 0 && sumOf(credits.slice(0, number).map(({ amount }) => amount)) === cost.withTax
