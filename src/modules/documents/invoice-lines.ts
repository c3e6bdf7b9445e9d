import type { TableCell } from 'pdfmake'
import { basketEntries } from '#domain/basket/basket-entries.ts'
import { minor, type Price } from '#domain/money/price.ts'
import { billedLine } from '#domain/order/billed-line.ts'
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

type Line = { cells: TableCell[]; belongsToPrevious?: boolean }

/**
 * The lines of an invoice below their headings: goods, quantity, price of one, tax rate, amount. A line for each item; for each pair of
 * glasses its sum, below it what it consists of, without a rule between. What a promotion takes off only some pieces of an item stands below
 * it in the same column, so that each line and each column adds up. Fees come last.
 */
export function invoiceLines(order: Order, translate: Translate): Line[] {
  const variant = variantOf(order)
  const { country, intl } = VARIANTS[variant]
  const amount = exactAmountFormatter(order, variant)
  const rates = (of: readonly number[]): TableCell =>
    rightAligned(of.map((rate) => formatPercent(rate, intl)).join(', '))
  const rateOf = ({ price }: OrderItem): TableCell => rates([price.unit.tax.vat.rate])
  const price = ({ withTax, withoutTax }: Pick<Price, 'withTax' | 'withoutTax'>): TableCell =>
    demandsFact(country, 'net-unit-price')
      ? withNet(amount(withTax), translate('order.paper.unit.net', { amount: amount(withoutTax) }))
      : rightAligned(amount(withTax))
  const unit = (item: OrderItem): TableCell => price(billedLine(item).unit)
  const part = (item: OrderItem): [TableCell, TableCell] =>
    isIncluded(item) ? [rightAligned(translate('prescription.included')), ''] : [unit(item), rateOf(item)]
  const reductions = (item: OrderItem, column: 'unit' | 'amount'): Line[] =>
    billedLine(item).reductions.map(({ name, code, withTax, withoutTax }) => {
      const text = [name ?? translate('basket.reduction.sale'), code].filter(Boolean).join(' ')
      const off = price({ withTax: minor(-withTax), withoutTax: minor(-withoutTax) })
      const figures = column === 'unit' ? [off, rateOf(item), ''] : ['', rateOf(item), off]
      return { cells: [{ text, style: 'quiet' }, '', ...figures], belongsToPrevious: true }
    })
  const billed = billedItems(order)
  const customMade = customMadeKeys(order.items)
  const lines = basketEntries(order.items).flatMap(({ main, total }): Line[] => {
    const parts = billed.filter(
      (item) => item !== main && main.itemGroup !== undefined && item.itemGroup?.id === main.itemGroup.id,
    )
    const pieces = rightAligned(String(main.quantity))
    if (parts.length === 0) {
      if (!billed.includes(main)) return []
      const value = rightAligned(amount(billedLine(main).value))
      const cells = [lineName(main), pieces, unit(main), rateOf(main), value]
      return [{ cells }, ...reductions(main, 'amount')]
    }
    const notes = [
      ...(lacksPrescriptionValues(main) ? [translate('prescription.missing.short')] : []),
      ...(parts.some(({ key }) => customMade.has(key)) ? [translate('checkout.custom')] : []),
    ]
    return [
      { cells: [lineName(main, notes), pieces, '', '', rightAligned(amount(total))] },
      { cells: [translate('prescription.frame'), '', ...part(main), ''], belongsToPrevious: true },
      ...reductions(main, 'unit'),
      ...parts.flatMap((each) => [
        {
          cells: [lineName(each), rightAligned(String(each.quantity)), ...part(each), ''],
          belongsToPrevious: true,
        },
        ...reductions(each, 'unit'),
      ]),
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
