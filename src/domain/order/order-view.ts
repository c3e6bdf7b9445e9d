import { type LineView, lineView } from '#domain/basket/line-view.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import type { Credit, Order, OrderItem, OrderPackage } from './order.ts'
import { branchName, isPickUp } from './pick-up.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import {
  type BuyerStatus,
  buyerStatus,
  isCancellation,
  isReturnable,
  type ItemStatus,
  orderStatus,
  progressStep,
} from './order-status.ts'

export type OrderLine = Pick<LineView, 'title' | 'image' | 'path' | 'details'> & {
  key: string
  variantId: number
  quantity: number
  total: Minor
  status: ItemStatus
  /** Number of returned pieces, where not all were returned; else 0. */
  returned: number
  isPaidBack: boolean
  isCustomMade: boolean
}

export type Parcel = {
  id: number
  status: BuyerStatus
  carrierKey: string
  /** RFC 3339 days. */
  from: string
  until: string
  tracking: OrderPackage['tracking']
  lines: OrderLine[]
}

/** An order as its buyer sees it. Amounts in minor units of `currency`. */
export type OrderView = {
  id: string
  /** In groups, for readers. */
  number: string
  placedAt: string
  currency: string
  status: BuyerStatus
  step: 1 | 2 | 3 | 4
  isCancelled: boolean
  /** The branch where it is collected; null where it is sent. */
  branch: string | null
  isReturnable: boolean
  /** Number of pieces in total. */
  pieces: number
  parcels: Parcel[]
  goods: Minor
  fees: Order['cost']['appliedFees']
  taxes: Order['cost']['taxes']
  total: Minor
  /** Total of the refunds. */
  refunded: Minor
  /** The credits on the invoice. */
  credits: Pick<Credit, 'number' | 'at' | 'amount'>[]
  paymentKey: string | null
}

export function orderView(order: Order): OrderView {
  const { items, cost } = order
  const status = orderStatus(order)
  const payment = order.payment.at(-1)
  return {
    id: order.id,
    number: formatOrderNumber(order.id),
    placedAt: order.placedAt,
    currency: order.currencyCode,
    status: buyerStatus(status, items, isPickUp(order)),
    step: progressStep(status),
    isCancelled: isCancellation(status),
    branch: branchName(order),
    isReturnable: isReturnable(order) && (!isPickUp(order) || order.status === 'collected'),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    parcels: parcelsOf(order),
    goods: sumOf(items.map(({ price }) => price.total.withTax)),
    fees: cost.appliedFees,
    taxes: cost.taxes,
    total: cost.withTax,
    refunded: sumOf(order.payment.map(({ data }) => data.refunded)),
    credits: order.credits.map(({ number, at, amount }) => ({ number, at, amount })),
    paymentKey: payment?.key ?? null,
  }
}

function parcelsOf({ items, packages, shipping }: Pick<Order, 'items' | 'packages' | 'shipping'>): Parcel[] {
  const customMade = customMadeKeys(items)
  const lineOf = (item: OrderItem): OrderLine => {
    const { title, image, path, details } = lineView(item)
    return {
      key: item.key,
      variantId: item.variant.id,
      title,
      image,
      path,
      details,
      quantity: item.quantity,
      total: item.price.total.withTax,
      status: item.status,
      returned: item.returned ?? 0,
      isPaidBack: item.isPaidBack ?? false,
      isCustomMade: customMade.has(item.key),
    }
  }
  return packages.map(({ id, deliveryStatus, carrierKey, deliveryDate, tracking }) => ({
    id,
    status: buyerStatus(
      deliveryStatus,
      items.filter(({ packageId }) => packageId === id),
      isPickUp({ shipping }),
    ),
    carrierKey,
    from: deliveryDate.minimum,
    until: deliveryDate.maximum,
    tracking,
    lines: items.filter((item) => item.packageId === id).map(lineOf),
  }))
}
