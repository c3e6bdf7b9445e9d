import { lineView } from '#domain/basket/line-view.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { payoutAmount } from '#domain/order/payout.ts'
import { cashToCollect } from '#domain/order/cash.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { orderStatus } from '#domain/order/order-status.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { buyerName } from '#modules/documents/order-format.ts'
import { formatGoods } from './format-goods.ts'
import { formatHistory, formatPeople } from './format-people.ts'
import { printableLine } from './printable.ts'

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
    buyerName(order),
  ]
    .map(printableLine)
    .join('  ')

/** The packages of an order with the state of each item, and its payment: what a move changes. */
export function formatOrder(found: OrderWithPayment): string {
  return [headlineOf(found.order), ...packagesOf(found.order, () => []), ...paymentsOf(found)].join('\n')
}

/** An order with everything needed to make and send it: people, addresses, the goods with their values, dates. */
export function formatWholeOrder(found: OrderWithPayment): string {
  const { order } = found
  return [
    headlineOf(order),
    ...formatPeople(order),
    ...packagesOf(order, (item) => formatGoods(order, item)),
    ...paymentsOf(found),
    ...formatHistory(order),
  ].join('\n')
}

const headlineOf = (order: Order): string =>
  `order ${formatOrderNumber(order.id)}: ${order.status}, ${orderStatus(order)}, ${amount(order, order.cost.withTax)}`

/** The items of a group follow its main item. */
function packagesOf(order: Order, detailsOf: (item: OrderItem) => string[]): string[] {
  const customMade = customMadeKeys(order.items)
  const lineOf = (item: OrderItem) =>
    [
      `    ${isPart(item) ? '+ ' : ''}${item.quantity} × ${lineView(item).title} [${item.key}] ${item.status}`,
      ...(item.returned === undefined ? [] : [`${item.returned} returned`]),
      ...(item.isPaidBack ? ['refunded'] : []),
      ...(customMade.has(item.key) ? ['custom made'] : []),
    ].join(', ')
  return order.packages.flatMap((each) => {
    const { id, deliveryStatus, carrierKey, deliveryDate, tracking } = each
    const cash = cashToCollect(order, each)
    const items = order.items.filter(({ packageId }) => packageId === id)
    const groups = Map.groupBy(items, (item) => item.itemGroup?.id ?? item)
    return [
      `  package ${id}: ${deliveryStatus}, ${carrierKey}${tracking ? ` ${tracking.id} ${tracking.url}` : ''}, due ${deliveryDate.minimum} to ${deliveryDate.maximum}${cash > 0 ? `, to collect ${amount(order, cash)}` : ''}`,
      ...[...groups.values()].flatMap((group) =>
        group
          .toSorted((one, other) => Number(isPart(one)) - Number(isPart(other)))
          .flatMap((item) => [lineOf(item), ...detailsOf(item)]),
      ),
    ]
  })
}

const isPart = ({ itemGroup }: OrderItem): boolean => itemGroup?.isMainItem === false

function paymentsOf({ order, payment }: OrderWithPayment): string[] {
  const due = payoutAmount(payment)
  return [
    ...order.payment.map(
      ({ key, amount: sum, data }) =>
        `  payment: ${key} ${amount(order, sum)} ${data.state}${data.refunded > 0 ? `, refunded ${amount(order, data.refunded)}` : ''}`,
    ),
    ...(payment.reminded ? [`  reminders sent: ${payment.reminded} of 2`] : []),
    ...(due > 0 ? [`  to be refunded: ${amount(order, due)}`] : []),
    ...order.credits.map(
      ({ number, at, amount: sum }) => `  credit note ${number} of ${at.slice(0, 10)}: ${amount(order, sum)}`,
    ),
  ]
}

const amount = ({ currencyCode }: Order, sum: Minor): string => `${plainAmount(sum)} ${currencyCode}`
