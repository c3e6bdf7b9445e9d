import type { Content, TableCell } from 'pdfmake'
import { lineView } from '#domain/basket/line-view.ts'
import { minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { Order } from '#domain/order/order.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { SELLERS } from '#domain/shop/seller.ts'
import { dayText, percentText } from '#domain/text/day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Words, wordsOf } from '#server/mail/words.ts'
import { addressLines, exactAmountsOf, paymentName, variantOf } from './words.ts'

/** Each order has one, which takes its number. */
const invoiceNumber = ({ id }: Pick<Order, 'id'>): string => `R-${id}`

export type Invoice = { filename: string; contentType: string; content: Buffer }

/** The invoice of an order as PDF, in the language in which it was placed. What sets it is loaded when it is first needed. */
export const invoiceOf = async (order: Order): Promise<Invoice> => ({
  filename: `${invoiceNumber(order)}.pdf`,
  contentType: 'application/pdf',
  content: await pdfOf(order),
})

async function pdfOf(order: Order): Promise<Buffer> {
  const { setPaper, tableOf } = await import('./paper.ts')
  const variant = variantOf(order)
  const say = wordsOf(variant)
  const { intl } = VARIANTS[variant]
  return setPaper({
    title: `${say('order.paper.title')} ${invoiceNumber(order)}`,
    lang: intl,
    foot: (page, pages) => say('order.paper.page', { page, pages }),
    content: [
      ...headOf(order, say),
      tableOf(['*', 50, 80, 80], linesOf(order, say)),
      sumsOf(order, say),
      { text: closing(order, say), margin: [0, 24, 0, 0] },
    ],
  })
}

function headOf(order: Order, say: Words): Content[] {
  const variant = variantOf(order)
  const { country, intl } = VARIANTS[variant]
  const seller = SELLERS[country]
  const day = dayText(order.confirmedAt ?? order.placedAt, intl)
  return [
    {
      text: [seller.name, seller.street, seller.city, say('order.paper.vat', { id: seller.vat })].join('\n'),
      style: 'quiet',
    },
    { text: addressLines(order.address.billing).join('\n'), margin: [0, 36, 0, 36] },
    { text: say('order.paper.title'), style: 'title', margin: [0, 0, 0, 12] },
    {
      text: [
        `${say('order.paper.number')}: ${invoiceNumber(order)}`,
        `${say('order.paper.date')}: ${day}`,
        `${say('order.paper.order')}: ${shownOrderNumber(order.id)}, ${dayText(order.placedAt, intl)}`,
      ].join('\n'),
      margin: [0, 0, 0, 24],
    },
  ]
}

function linesOf(order: Order, say: Words): TableCell[][] {
  const amount = exactAmountsOf(order, variantOf(order))
  const right = (text: string): TableCell => ({ text, alignment: 'right' })
  const heads = (['item', 'quantity', 'unit', 'amount'] as const).map((name, at): TableCell => ({
    text: say(`order.paper.${name}`),
    bold: true,
    alignment: at === 0 ? 'left' : 'right',
  }))
  const lines = order.items.map((item): TableCell[] => {
    const { title, details: all } = lineView(item)
    // What somebody sees with is nobody's who files papers.
    const details = item.itemGroup ? [] : all
    return [
      { text: [title, ...(details.length > 0 ? [{ text: `\n${details.join(', ')}`, style: 'quiet' }] : [])] },
      right(String(item.quantity)),
      right(amount(item.price.unit.withTax)),
      right(amount(item.price.total.withTax)),
    ]
  })
  const fees = order.cost.appliedFees.map((fee): TableCell[] => [
    say(fee.category === 'delivery' ? 'order.sum.delivery' : 'order.sum.payment'),
    '',
    '',
    right(amount(fee.amount.withTax)),
  ])
  return [heads, ...lines, ...fees]
}

function sumsOf(order: Order, say: Words): Content {
  const variant = variantOf(order)
  const amount = exactAmountsOf(order, variant)
  const { taxes, withTax } = order.cost
  const net = minor(withTax - sumOf(taxes.map((tax) => tax.amount)))
  const rows = [
    [say('order.paper.net'), amount(net)],
    ...taxes.map((tax) => [
      say('order.paper.tax', { rate: percentText(tax.rate, VARIANTS[variant].intl) }),
      amount(tax.amount),
    ]),
  ]
  return {
    margin: [0, 12, 0, 0],
    table: {
      widths: ['*', 100],
      body: [
        ...rows.map((row) => row.map((text): TableCell => ({ text: text ?? '', alignment: 'right' }))),
        [say('order.sum.total'), amount(withTax)].map((text): TableCell => ({
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

function closing(order: Order, say: Words): string {
  const isOpen = order.payment.at(-1)?.key === 'accounting' && order.payment.at(-1)?.data.state !== 'captured'
  return isOpen ? say('order.paper.due') : `${say('order.paid')}: ${paymentName(order, say)}`
}
