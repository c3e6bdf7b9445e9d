import { lineView } from '#domain/basket/line-view.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import { shownOrderNumber } from '#domain/order/order-number.ts'
import { orderStatus } from '#domain/order/order-status.ts'

/** An order in a line. */
export const listed = (order: Order): string =>
  [
    order.id,
    order.placedAt.slice(0, 16).replace('T', ' '),
    order.shop.locale,
    order.status,
    orderStatus(order),
    amount(order, order.cost.withTax),
    order.customer.email.email,
  ].join('  ')

/** An order with all that is needed to send it. What somebody sees with stands on the papers of the workshop, not on a screen. */
export function shown(order: Order): string {
  const parcels = order.packages.flatMap(({ id, deliveryStatus, carrierKey, tracking }) => [
    `  package ${id}: ${deliveryStatus}, ${carrierKey}${tracking ? ` ${tracking.id} ${tracking.url}` : ''}`,
    ...order.items
      .filter(({ packageId }) => packageId === id)
      .map((item) => `    ${item.quantity} × ${lineView(item).title} [${item.key}] ${item.status}`),
  ])
  const payments = order.payment.map(
    ({ key, amount: sum, data }) =>
      `  payment: ${key} ${amount(order, sum)} ${data.state}${data.refunded > 0 ? `, given back ${amount(order, data.refunded)}` : ''}`,
  )
  return [
    `order ${shownOrderNumber(order.id)}: ${order.status}, ${orderStatus(order)}, ${amount(order, order.cost.withTax)}`,
    ...parcels,
    ...payments,
  ].join('\n')
}

const amount = ({ currencyCode }: Order, sum: Minor): string => `${plainAmount(sum)} ${currencyCode}`
