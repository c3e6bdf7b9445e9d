import { labelled } from '#domain/text/labelled.ts'
import type { TableCell } from 'pdfmake'
import { sumOf } from '#domain/money/sum-of.ts'
import { isIncluded } from '#domain/order/is-included.ts'
import type { Credit, Order } from '#domain/order/order.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import {
  billedItems,
  pdfFile,
  rightAligned,
  creditNumber,
  columnHeadings,
  documentHeader,
  invoiceNumber,
  lineName,
  orderFact,
  type DocumentFile,
  totalsTable,
} from './invoice-parts.ts'
import { exactAmountFormatter, variantOf } from './order-format.ts'

/**
 * A credit note of an order as PDF: the part of its invoice that is refunded, with the tax of each rate. Null where
 * there is no such credit.
 */
export async function renderCreditNote(order: Order, number: number): Promise<DocumentFile | null> {
  const credit = order.credits.find((each) => each.number === number)
  if (!credit) return null
  const { renderPdf, pdfTable, onOnePage } = await import('./pdf-document.ts')
  const variant = variantOf(order)
  const translate = translatorOf(variant)
  const { intl } = VARIANTS[variant]
  const name = creditNumber(order, number)
  const invoiced = formatDay(order.confirmedAt ?? order.placedAt, intl)
  const facts = [
    labelled(translate('order.credit.number'), name, intl),
    labelled(translate('order.credit.date'), formatDay(credit.at, intl), intl),
    labelled(translate('order.credit.invoice'), `${invoiceNumber(order)}, ${invoiced}`, intl),
    orderFact(order, translate),
  ]
  const content = await renderPdf({
    title: `${translate('order.credit.title')} ${name}`,
    lang: intl,
    footer: (page, pages) => translate('order.paper.page', { page, pages }),
    content: [
      ...documentHeader(order, translate, translate('order.credit.title'), facts),
      pdfTable(['*', 60, 90], linesOf(order, credit, translate)),
      onOnePage(totalsTable(order, translate, credit.taxes, credit.amount), {
        text: translate('order.credit.end'),
        margin: [0, 24, 0, 0],
      }),
    ],
  })
  return pdfFile(name, content)
}

function linesOf(order: Order, credit: Credit, translate: Translate): TableCell[][] {
  const { lines, rest } = credit
  const amount = exactAmountFormatter(order, variantOf(order))
  const items = billedItems(order)
  const rows = lines.flatMap((line) => {
    const item = items.find(({ key }) => key === line.key)
    if (!item) return []
    const credited = isIncluded(item) ? translate('prescription.included') : amount(line.amount)
    return [[lineName(item), rightAligned(String(line.pieces)), rightAligned(credited)]]
  })
  const restName = translate(
    lines.length > 0 && isLast(order, credit) ? 'order.credit.fees' : 'order.credit.part',
  )
  return [
    columnHeadings(['item', 'quantity', 'amount'], translate),
    ...rows,
    ...(rest === 0 ? [] : [[restName, '', rightAligned(amount(rest))]]),
  ]
}

/** The fees are refunded with the last pieces. */
const isLast = ({ credits, cost }: Order, { number }: Credit): boolean =>
  cost.appliedFees.length > 0 && sumOf(credits.slice(0, number).map(({ amount }) => amount)) === cost.withTax
