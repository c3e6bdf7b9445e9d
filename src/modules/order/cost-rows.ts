import { sumOf } from '#domain/money/sum-of.ts'
import type { Order } from '#domain/order/order.ts'
import { type ShownFee, shownFees } from '#domain/order/shown-fees.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { exactAmountFormatter, paymentName } from '#modules/documents/order-format.ts'
import type { Translate } from '#modules/email/translator.ts'

type Row = readonly [label: string, value: string]

/** What an order costs: goods, fees, total, the taxes in it, and how it is paid. A delivery for nothing says so in a word. */
export function costRows(order: Order, variant: VariantCode, translate: Translate): Row[] {
  const amount = exactAmountFormatter(order, variant)
  const { withTax, taxes } = order.cost
  const feeOf = ({ category, amount: { withTax: fee } }: ShownFee): string =>
    category === 'delivery' && fee === 0 ? translate('basket.summary.delivery.free') : amount(fee)
  return [
    [translate('order.sum.goods'), amount(sumOf(order.items.map(({ price }) => price.total.withTax)))],
    ...shownFees(order).map((fee): Row => [translate(`order.sum.${fee.category}`), feeOf(fee)]),
    [translate('order.sum.total'), amount(withTax)],
    ...taxes.map((tax): Row => [
      translate('order.sum.tax', { rate: formatPercent(tax.rate, VARIANTS[variant].intl) }),
      amount(tax.amount),
    ]),
    ...(withTax === 0 ? [] : [[translate('order.paid'), paymentName(order, translate)] as const]),
  ]
}
