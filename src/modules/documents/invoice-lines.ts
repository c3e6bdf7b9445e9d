import type { TableCell } from 'pdfmake'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { demandsFact } from '#domain/order/invoice-fact.ts'
import { isIncluded } from '#domain/order/is-included.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { feeRates } from '#domain/order/order-cost.ts'
import { lacksPrescriptionValues } from '#domain/prescription/made-to-measure.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Translate } from '#modules/email/translator.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { billedItems, columnHeadings, lineName, rightAligned } from './invoice-parts.ts'
import { exactAmountFormatter, variantOf } from './order-format.ts'

type Line = { cells: TableCell[]; isInPair?: boolean }

/**
 * The lines of an invoice below their headings: goods, quantity, price of one, tax rate, amount. A line for each item; for each pair of
 * glasses its sum, below it what it consists of, without a rule between. Fees come last.
 */
export function invoiceLines(order: Order, translate: Translate): Line[] {
  const variant = variantOf(order)
  const { country, intl } = VARIANTS[variant]
  const amount = exactAmountFormatter(order, variant)
  const rates = (of: readonly number[]): TableCell =>
    rightAligned(of.map((rate) => formatPercent(rate, intl)).join(', '))
  const rateOf = ({ price }: OrderItem): TableCell => rates([price.unit.tax.vat.rate])
  const unit = ({ price }: OrderItem): TableCell =>
    demandsFact(country, 'net-unit-price')
      ? withNet(
          amount(price.unit.withTax),
          translate('order.paper.unit.net', { amount: amount(price.unit.withoutTax) }),
        )
      : rightAligned(amount(price.unit.withTax))
  const part = (item: OrderItem): [TableCell, TableCell] =>
    isIncluded(item) ? [rightAligned(translate('prescription.included')), ''] : [unit(item), rateOf(item)]
  const billed = billedItems(order)
  const customMade = customMadeKeys(order.items)
  const lines = basketEntries(order.items).flatMap(({ main, total }): Line[] => {
    const parts = billed.filter(
      (item) => item !== main && main.itemGroup !== undefined && item.itemGroup?.id === main.itemGroup.id,
    )
    const pieces = rightAligned(String(main.quantity))
    const sum = rightAligned(amount(total))
    if (parts.length === 0)
      return billed.includes(main) ? [{ cells: [lineName(main), pieces, unit(main), rateOf(main), sum] }] : []
    const notes = [
      ...(lacksPrescriptionValues(main) ? [translate('prescription.missing.short')] : []),
      ...(parts.some(({ key }) => customMade.has(key)) ? [translate('checkout.custom')] : []),
    ]
    return [
      { cells: [lineName(main, notes), pieces, '', '', sum] },
      { cells: [translate('prescription.frame'), '', ...part(main), ''], isInPair: true },
      ...parts.map((each) => ({
        cells: [lineName(each), rightAligned(String(each.quantity)), ...part(each), ''],
        isInPair: true,
      })),
    ]
  })
  const fees = order.cost.appliedFees.map((fee): Line => ({
    cells: [
      translate(fee.category === 'delivery' ? 'order.sum.delivery' : 'order.sum.payment'),
      '',
      '',
      rates(feeRates(order)),
      rightAligned(amount(fee.amount.withTax)),
    ],
  }))
  return [
    { cells: columnHeadings(['item', 'quantity', 'unit', 'rate', 'amount'], translate) },
    ...lines,
    ...fees,
  ]
}

/** A price with its net price below. */
const withNet = (price: string, net: string): TableCell => ({
  text: [price, { text: `\n${net}`, style: 'quiet' }],
  alignment: 'right',
})
