import { lineView } from '#domain/basket/line-view.ts'
import { plainAmount } from '#domain/money/format.ts'
import { type Minor, minor } from '#domain/money/price.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { orderStatus } from '#domain/order/order-status.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'

/** An order in one line. */
export const formatOrderLine = (order: Order): string =>
  [
    order.id,
    order.placedAt.slice(0, 16).replace('T', ' '),
    order.shop.locale,
    order.status,
    orderStatus(order),
    amount(order, order.cost.withTax),
    order.customer.email.email,
  ].join('  ')

/**
 * An order with everything needed to ship it. Prescriptions are only in the documents of the workshop, not on the
 * screen.
 */
export function formatOrder({ order, payment }: OrderWithPayment): string {
  const customMade = customMadeKeys(order.items)
  const lineOf = (item: OrderItem) =>
    [
      `    ${item.quantity} × ${lineView(item).title} [${item.key}] ${item.status}`,
      ...(item.returned === undefined ? [] : [`${item.returned} returned`]),
      ...(item.isPaidBack ? ['refunded'] : []),
      ...(customMade.has(item.key) ? ['custom made'] : []),
    ].join(', ')
  const parcels = order.packages.flatMap(({ id, deliveryStatus, carrierKey, tracking }) => [
    `  package ${id}: ${deliveryStatus}, ${carrierKey}${tracking ? ` ${tracking.id} ${tracking.url}` : ''}`,
    ...order.items.filter(({ packageId }) => packageId === id).map(lineOf),
  ])
  const payments = order.payment.map(
    ({ key, amount: sum, data }) =>
      `  payment: ${key} ${amount(order, sum)} ${data.state}${data.refunded > 0 ? `, refunded ${amount(order, data.refunded)}` : ''}`,
  )
  const due = minor(payment.refundDue - payment.refunded)
  return [
    `order ${formatOrderNumber(order.id)}: ${order.status}, ${orderStatus(order)}, ${amount(order, order.cost.withTax)}`,
    ...parcels,
    ...payments,
    ...(due > 0 ? [`  to be refunded: ${amount(order, due)}`] : []),
    ...order.credits.map(
      ({ number, at, amount: sum }) => `  credit note ${number} of ${at.slice(0, 10)}: ${amount(order, sum)}`,
    ),
  ].join('\n')
}

const amount = ({ currencyCode }: Order, sum: Minor): string => `${plainAmount(sum)} ${currencyCode}`
