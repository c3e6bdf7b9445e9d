import { basketEntries } from '#domain/basket/basket-entries.ts'
import { lineView, plainDetails } from '#domain/basket/line-view.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { measuredLine } from '#domain/prescription/measured-line.ts'
import { prescriptionTable } from '#domain/prescription/prescription-table.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { amountFormatter } from '#modules/documents/order-format.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

type Row = readonly [label: string, value: string]

/** What was ordered with its prices, parts below what they belong to, and what cannot be withdrawn from. */
export function goodsRows(order: Order, variant: VariantCode, translate: Translate): Row[] {
  const amount = amountFormatter(order, variant)
  const excluded = pathOf(variant, 'withdrawal') === null ? new Set() : customMadeKeys(order.items)
  const rowOf = (name: string, { key }: OrderItem, price: string): Row => [
    [name, ...(excluded.has(key) ? [translate('declaration.line.excluded')] : [])].join('\n'),
    price,
  ]
  const priceOf = ({ price }: OrderItem): string => amount(price.total.withTax)
  const priceOfPart = (part: OrderItem): string =>
    part.price.total.withTax === 0 ? translate('prescription.included') : priceOf(part)
  return basketEntries(order.items).flatMap(({ main, parts }) => [
    rowOf(nameOf(main), main, priceOf(main)),
    ...parts.map((part) => rowOf(`+ ${lineView(part).title}`, part, priceOfPart(part))),
  ])
}

/** What the buyer chose may be the values of an eye, which have a table of their own. */
function nameOf(item: OrderItem): string {
  const view = lineView({ ...item, displayData: {} })
  const details = plainDetails(view).join(', ')
  return [`${item.quantity} × ${view.title}`, ...(details ? [details] : [])].join('\n')
}

/** The values to which an item is made, or that they are still missing. */
export function prescriptionBlocks(
  item: OrderItem,
  variant: VariantCode,
  translate: Translate,
): EmailBlock[] {
  const shown = shownPrescription(item)
  if (shown === null) return []
  const heading = { kind: 'heading', text: lineView(item).title } as const
  if (shown.kind === 'missing') return [heading, { kind: 'text', text: translate('prescription.missing') }]
  const { intl } = VARIANTS[variant]
  const { fields, rows } = prescriptionTable(shown.values, intl, shown.eyes)
  return [
    heading,
    {
      kind: 'table',
      headings: fields.map((field) => translate(`prescription.short.${field}`)),
      rows: rows.map(({ eye, cells }) => [translate(`prescription.short.${eye}`), ...cells] as const),
    },
    ...(shown.measured
      ? [{ kind: 'text', text: measuredLine(shown.measured, intl, translate) } as const]
      : []),
  ]
}
