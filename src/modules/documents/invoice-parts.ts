import { labelled } from '#domain/text/labelled.ts'
import type { Content, TableCell } from 'pdfmake'
import { lineView, plainDetails } from '#domain/basket/line-view.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { Address, Credit, Order, OrderItem } from '#domain/order/order.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { SELLERS, vatNumber } from '#domain/shop/seller.ts'
import { formatDay, formatPercent } from '#domain/text/format-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Translate } from '#modules/email/translator.ts'
import { addressLines, exactAmountFormatter, variantOf } from './order-format.ts'

/** A file in an email or for download. */
export type DocumentFile = { filename: string; contentType: string; content: Buffer }

/** Each order has one invoice, numbered like the order. */
export const invoiceNumber = ({ id }: Pick<Order, 'id'>): string => `R-${id}`
/** Each credit has its own credit note. */
export const creditNumber = ({ id }: Pick<Order, 'id'>, number: number): string => `G-${id}-${number}`

export const pdfFile = (number: string, content: Buffer): DocumentFile => ({
  filename: `${number}.pdf`,
  contentType: 'application/pdf',
  content,
})

/** The seller, who gets it, the title of the document and the facts below it. */
export function documentHeader(
  order: Order,
  translate: Translate,
  title: string,
  facts: readonly string[],
  address: Address = order.address.billing,
): Content[] {
  const { country, language } = VARIANTS[variantOf(order)]
  const seller = SELLERS[country]
  const vat = translate('order.paper.vat', { id: vatNumber(country, language) })
  const { taxNumber } = address.recipient
  const tax = taxNumber === undefined ? [] : [translate('order.address.tax', { id: taxNumber })]
  return [
    {
      text: [seller.name, seller.street, seller.city, vat].join('\n'),
      style: 'quiet',
    },
    { text: [...addressLines(address), ...tax].join('\n'), margin: [0, 36, 0, 36] },
    { text: title, style: 'title', margin: [0, 0, 0, 12] },
    { text: facts.join('\n'), margin: [0, 0, 0, 24] },
  ]
}

export function orderFact(order: Order, translate: Translate): string {
  const { intl } = VARIANTS[variantOf(order)]
  const placed = `${formatOrderNumber(order.id)}, ${formatDay(order.placedAt, intl)}`
  return labelled(translate('order.paper.order'), placed, intl)
}

/** An amount or a quantity, aligned to the right. */
export const rightAligned = (text: string): TableCell => ({ text, alignment: 'right' })

export const columnHeadings = (
  names: readonly ('item' | 'quantity' | 'unit' | 'rate' | 'amount')[],
  translate: Translate,
): TableCell[] =>
  names.map((name, at): TableCell => ({
    text: translate(`order.paper.${name}`),
    bold: true,
    alignment: at === 0 ? 'left' : 'right',
  }))

/** Lines of an invoice: all but what costs nothing and is not shown by itself. */
export const billedItems = ({ items }: Pick<Order, 'items'>): OrderItem[] =>
  items.filter(({ customData, price }) => customData['hideSubItem'] !== true || price.total.withTax > 0)

/**
 * The description of a line; parts of glasses stand below their frame. What the buyer chose may be the values of an eye, and documents
 * are filed by other people.
 */
export function lineName(item: OrderItem, notes: readonly string[] = []): TableCell {
  const view = lineView({ ...item, displayData: {} })
  const isPart = item.itemGroup?.isMainItem === false
  const details = isPart ? [] : plainDetails(view)
  const below = [...(details.length > 0 ? [details.join(', ')] : []), ...notes]
  return {
    text: [
      isPart ? `+ ${view.title}` : view.title,
      ...below.map((line) => ({ text: `\n${line}`, style: 'quiet' })),
    ],
  }
}

/** The total, with the tax of each rate and its base. */
export function totalsTable(
  order: Order,
  translate: Translate,
  taxes: Credit['taxes'],
  total: Minor,
): Content {
  const { intl } = VARIANTS[variantOf(order)]
  const amount = exactAmountFormatter(order, variantOf(order))
  const net = minor(total - sumOf(taxes.map((tax) => tax.amount)))
  const rows = [
    [translate('order.paper.net'), amount(net)],
    ...taxes.map((tax) => [
      translate('order.paper.tax', {
        rate: formatPercent(tax.rate, intl),
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
        ...rows.map((row) => row.map(rightAligned)),
        [translate('order.sum.total'), amount(total)].map((text): TableCell => ({
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
