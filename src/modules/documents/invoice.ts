import type { TableCell } from 'pdfmake'
import type { Order } from '#domain/order/order.ts'
import { billedByRate } from '#domain/order/order-cost.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import {
  pdfFile,
  rightAligned,
  columnHeadings,
  documentHeader,
  invoiceNumber,
  lineName,
  orderFact,
  type DocumentFile,
  totalsTable,
} from './invoice-parts.ts'
import { exactAmountFormatter, paymentName, variantOf } from './order-format.ts'

/** The invoice of an order as PDF, in the language of the order. The PDF library is loaded at the first use. */
export async function renderInvoice(order: Order): Promise<DocumentFile> {
  const { renderPdf, pdfTable } = await import('./pdf-document.ts')
  const variant = variantOf(order)
  const translate = translatorOf(variant)
  const { intl } = VARIANTS[variant]
  const number = invoiceNumber(order)
  const facts = [
    `${translate('order.paper.number')}: ${number}`,
    `${translate('order.paper.date')}: ${formatDay(order.confirmedAt ?? order.placedAt, intl)}`,
    orderFact(order, translate),
  ]
  const content = await renderPdf({
    title: `${translate('order.paper.title')} ${number}`,
    lang: intl,
    footer: (page, pages) => translate('order.paper.page', { page, pages }),
    content: [
      ...documentHeader(order, translate, translate('order.paper.title'), facts),
      pdfTable(['*', 50, 80, 80], linesOf(order, translate)),
      totalsTable(order, translate, billedByRate(order), order.cost.withTax),
      { text: closing(order, translate), margin: [0, 24, 0, 0] },
    ],
  })
  return pdfFile(number, content)
}

function linesOf(order: Order, translate: Translate): TableCell[][] {
  const amount = exactAmountFormatter(order, variantOf(order))
  const lines = order.items.map((item): TableCell[] => [
    lineName(item),
    rightAligned(String(item.quantity)),
    rightAligned(amount(item.price.unit.withTax)),
    rightAligned(amount(item.price.total.withTax)),
  ])
  const fees = order.cost.appliedFees.map((fee): TableCell[] => [
    translate(fee.category === 'delivery' ? 'order.sum.delivery' : 'order.sum.payment'),
    '',
    '',
    rightAligned(amount(fee.amount.withTax)),
  ])
  return [columnHeadings(['item', 'quantity', 'unit', 'amount'], translate), ...lines, ...fees]
}

function closing(order: Order, translate: Translate): string {
  const isOpen = order.payment.at(-1)?.key === 'accounting' && order.payment.at(-1)?.data.state !== 'captured'
  return isOpen
    ? translate('order.paper.due')
    : `${translate('order.paid')}: ${paymentName(order, translate)}`
}
