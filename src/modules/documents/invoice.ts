import { labelled } from '#domain/text/labelled.ts'
import type { Content } from 'pdfmake'
import { minor } from '#domain/money/price.ts'
import { orderedRounding } from '#domain/order/cash.ts'
import type { Order } from '#domain/order/order.ts'
import { billedByRate } from '#domain/order/order-cost.ts'
import { supplyPeriod } from '#domain/order/supply-period.ts'
import { formatDay } from '#domain/text/format-day.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { type Translate, translatorOf } from '#modules/email/translator.ts'
import { invoiceLines } from './invoice-lines.ts'
import {
  type DocumentFile,
  documentHeader,
  invoiceNumber,
  orderFact,
  pdfFile,
  totalsTable,
} from './invoice-parts.ts'
import { exactAmountFormatter, paymentName, variantOf } from './order-format.ts'
import { paymentPart } from './payment-part.ts'
import { swissPaymentPart } from './swiss-payment-part.ts'

/**
 * The invoice of an order as PDF, in the language of the order, with what is needed to pay it: a `transfer`, or null. The PDF library is
 * loaded at the first use.
 */
export async function renderInvoice(order: Order, transfer: Transfer | null): Promise<DocumentFile> {
  const { renderPdf, pdfTable, onOnePage } = await import('./pdf-document.ts')
  const variant = variantOf(order)
  const translate = translatorOf(variant)
  const { intl, country } = VARIANTS[variant]
  const bill = transfer && country === 'CH' ? await swissPaymentPart(order, transfer) : null
  const number = invoiceNumber(order)
  const facts = [
    labelled(translate('order.paper.number'), number, intl),
    labelled(translate('order.paper.date'), formatDay(order.confirmedAt ?? order.placedAt, intl), intl),
    supplyFact(order, translate),
    orderFact(order, translate),
  ]
  const lines = invoiceLines(order, translate)
  const content = await renderPdf({
    title: `${translate('order.paper.title')} ${number}`,
    lang: intl,
    // The payment part reaches to the edge of its page.
    footer: (page, pages) => (bill && page === pages ? '' : translate('order.paper.page', { page, pages })),
    content: [
      ...documentHeader(order, translate, translate('order.paper.title'), facts),
      pdfTable(
        ['*', 50, 85, 58, 75],
        lines.map(({ cells }) => cells),
        (row) => lines[row]?.belongsToPrevious === true,
      ),
      onOnePage(
        totalsTable(order, translate, billedByRate(order), order.cost.withTax),
        ...roundingLines(order, translate),
        ...(transfer ? [] : paidLine(order, translate)),
      ),
      ...(transfer ? paymentPart(order, transfer, translate) : []),
      ...(bill ? [bill] : []),
    ],
  })
  return pdfFile(number, content)
}

/** When the goods are supplied: the day or the days; what is agreed as long as not all of them were. */
function supplyFact(order: Order, translate: Translate): string {
  const { intl } = VARIANTS[variantOf(order)]
  const { from, until, isExpected } = supplyPeriod(order)
  const days = [...new Set([from, until])].map((day) => formatDay(day, intl)).join(' – ')
  return labelled(translate(isExpected ? 'order.paper.supply-expected' : 'order.paper.supplied'), days, intl)
}

/** What is paid in coins that exist instead of the total; nothing where that is the total. */
function roundingLines(order: Order, translate: Translate): Content[] {
  const rounding = orderedRounding(order)
  if (rounding === 0) return []
  const { intl } = VARIANTS[variantOf(order)]
  const amount = exactAmountFormatter(order, variantOf(order))
  const rows = [
    [translate('order.sum.rounding'), amount(rounding)],
    [translate('order.collect'), amount(minor(order.cost.withTax + rounding))],
  ] as const
  return rows.map(([name, value]) => ({ text: labelled(name, value, intl), alignment: 'right' }))
}

/** How it is paid; nothing where it costs nothing. */
function paidLine(order: Order, translate: Translate): Content[] {
  if (order.cost.withTax === 0) return []
  const { intl } = VARIANTS[variantOf(order)]
  const text = labelled(translate('order.paid'), paymentName(order, translate), intl)
  return [{ text, margin: [0, 24, 0, 0] }]
}
