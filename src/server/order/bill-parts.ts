import type { Content, TableCell } from 'pdfmake'
import { lineView } from '#domain/basket/line-view.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Credit, Order, OrderItem } from '#domain/order/order.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { SELLERS } from '#domain/shop/seller.ts'
import { dayText, percentText } from '#domain/text/day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Words } from '#server/mail/words.ts'
import { addressLines, exactAmountsOf, variantOf } from './words.ts'

/** What a letter or a page carries as a file. */
export type Paper = { filename: string; contentType: string; content: Buffer }

/** Each order has one invoice, which takes its number. */
export const invoiceNumber = ({ id }: Pick<Order, 'id'>): string => `R-${id}`
/** And as many credit notes as there are credits. */
export const creditNumber = ({ id }: Pick<Order, 'id'>, number: number): string => `G-${id}-${number}`

export const asPdf = (number: string, content: Buffer): Paper => ({
  filename: `${number}.pdf`,
  contentType: 'application/pdf',
  content,
})

/** Who sells, who has bought, what paper it is and what stands right below its title. */
export function headOf(order: Order, say: Words, title: string, facts: readonly string[]): Content[] {
  const seller = SELLERS[VARIANTS[variantOf(order)].country]
  return [
    {
      text: [seller.name, seller.street, seller.city, say('order.paper.vat', { id: seller.vat })].join('\n'),
      style: 'quiet',
    },
    { text: addressLines(order.address.billing).join('\n'), margin: [0, 36, 0, 36] },
    { text: title, style: 'title', margin: [0, 0, 0, 12] },
    { text: facts.join('\n'), margin: [0, 0, 0, 24] },
  ]
}

export const orderFact = (order: Order, say: Words): string =>
  `${say('order.paper.order')}: ${shownOrderNumber(order.id)}, ${dayText(order.placedAt, VARIANTS[variantOf(order)].intl)}`

/** An amount, or a number of pieces: such columns are read from the right. */
export const atRight = (text: string): TableCell => ({ text, alignment: 'right' })

export const headings = (
  names: readonly ('item' | 'quantity' | 'unit' | 'amount')[],
  say: Words,
): TableCell[] =>
  names.map((name, at): TableCell => ({
    text: say(`order.paper.${name}`),
    bold: true,
    alignment: at === 0 ? 'left' : 'right',
  }))

/** What a line is. What somebody sees with is nobody's who files papers. */
export function lineName(item: OrderItem): TableCell {
  const { title, details: all } = lineView(item)
  const details = item.itemGroup ? [] : all
  return {
    text: [title, ...(details.length > 0 ? [{ text: `\n${details.join(', ')}`, style: 'quiet' }] : [])],
  }
}

/** What it comes to, with the tax of each rate and what it is of. */
export function sumsTable(order: Order, say: Words, taxes: Credit['taxes'], total: Minor): Content {
  const { intl } = VARIANTS[variantOf(order)]
  const amount = exactAmountsOf(order, variantOf(order))
  const net = minor(total - sumOf(taxes.map((tax) => tax.amount)))
  const rows = [
    [say('order.paper.net'), amount(net)],
    ...taxes.map((tax) => [
      say('order.paper.tax', {
        rate: percentText(tax.rate, intl),
        net: amount(minor(tax.withTax - tax.amount)),
      }),
      amount(tax.amount),
    ]),
  ]
  return {
    margin: [0, 12, 0, 0],
    table: {
      widths: ['*', 100],
      body: [
        ...rows.map((row) => row.map(atRight)),
        [say('order.sum.total'), amount(total)].map((text): TableCell => ({
          text,
          bold: true,
          fontSize: 12,
          alignment: 'right',
        })),
      ],
    },
    layout: 'noBorders',
  }
}
