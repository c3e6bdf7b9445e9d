import { basketCount, type BasketEntry, basketEntries } from '#domain/basket/basket-entries.ts'
import { isTried } from '#domain/basket/try-on.ts'
import { type LineView, lineView } from '#domain/basket/line-view.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { areValuesRemoved, isMadeToMeasure, isPlanoPair } from '#domain/prescription/made-to-measure.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import { type ShownPrescription, shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { waitsForDistance, waitsForOfficeDistance } from './add-values.ts'
import { cashToCollect } from './cash.ts'
import type { Credit, Order, OrderItem, OrderPackage } from './order.ts'
import { branchName, isPickUp } from './pick-up.ts'
import { type ShownFee, shownFees } from './shown-fees.ts'
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
import { type AwaitedPair, firstAwaited } from './values-reminder.ts'
import { packagesOnHold } from './packages-on-hold.ts'

/** What became of an item after it was bought. */
export type OrderLineState = {
  status: ItemStatus
  /** Number of returned pieces, where not all were returned; else 0. */
  returned: number
  isPaidBack: boolean
}

/** A part of glasses, below their frame. */
export type OrderPart = OrderLineState & { key: string; title: string; total: Minor }

export type OrderLine = Pick<LineView, 'title' | 'image' | 'path' | 'notation' | 'details'> &
  OrderLineState & {
    key: string
    variantId: number
    quantity: number
    /** With its parts. */
    total: Minor
    isCustomMade: boolean
    /** It is only tried at home. */
    isTried: boolean
    /** In groups, for readers: the order by which it was bought after that. */
    keptIn: string | null
    parts: OrderPart[]
    /** Null for readers other than the buyer. */
    prescription: ShownPrescription | null
    areValuesRemoved: boolean
  }

export type Parcel = {
  id: number
  status: BuyerStatus
  carrierKey: string
  /** RFC 3339 days. */
  from: string
  until: string
  /** These days do not count: something is missing for its glasses. */
  isOnHold: boolean
  tracking: OrderPackage['tracking']
  lines: OrderLine[]
}

/** An order as its buyer sees it, and without values whoever knows its number. Amounts in minor units of `currency`. */
export type OrderView = {
  id: string
  /** In groups, for readers. */
  number: string
  placedAt: string
  currency: string
  status: BuyerStatus
  step: 1 | 2 | 3 | 4
  /** Whether the workshop makes anything of it. */
  hasWorkshop: boolean
  isCancelled: boolean
  /** The branch where it is collected; null where it is sent. */
  branch: string | null
  isReturnable: boolean
  /** Number of pieces in total; glasses with their parts are one. */
  pieces: number
  parcels: Parcel[]
  goods: Minor
  fees: ShownFee[]
  taxes: Order['cost']['taxes']
  total: Minor
  /** What the carrier still has to collect in cash, in coins that exist. */
  toCollect: Minor
  /** Total of the refunds. */
  refunded: Minor
  /** The credits on the invoice. */
  credits: Pick<Credit, 'number' | 'at' | 'amount'>[]
  /** Null where nothing was paid. */
  paymentKey: string | null
  /** What glasses wait for; null for nothing, and for readers other than the buyer. */
  awaits: AwaitedPair['what'] | null
}

/** Only the buyer reads the values of an eye. */
export function orderView(order: Order, reader: 'buyer' | 'anyone' = 'anyone'): OrderView {
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
    hasWorkshop: items.some((item) => isMadeToMeasure(item) || isPlanoPair(item)),
    isCancelled: isCancellation(status),
    branch: branchName(order),
    isReturnable: isReturnable(order) && (!isPickUp(order) || order.status === 'collected'),
    pieces: basketCount(items),
    parcels: parcelsOf(order, reader === 'buyer'),
    goods: sumOf(items.map(({ price }) => price.total.withTax)),
    fees: shownFees(order),
    taxes: cost.taxes,
    total: cost.withTax,
    toCollect: sumOf(order.packages.map((each) => cashToCollect(order, each))),
    refunded: sumOf(order.payment.map(({ data }) => data.refunded)),
    credits: order.credits.map(({ number, at, amount }) => ({ number, at, amount })),
    paymentKey: cost.withTax === 0 ? null : (payment?.key ?? null),
    awaits: reader === 'buyer' ? firstAwaited(order) : null,
  }
}

function parcelsOf(order: Order, isForBuyer: boolean): Parcel[] {
  const { items, packages, shipping } = order
  const waiting = packagesOnHold(order)
  const customMade = customMadeKeys(items)
  const lineOf = ({ main, parts, total }: BasketEntry<OrderItem>): OrderLine => {
    const { title, image, path, notation, details } = lineView(main, items)
    return {
      key: main.key,
      variantId: main.variant.id,
      title,
      image,
      path,
      notation,
      details,
      quantity: main.quantity,
      total,
      ...stateOf(main),
      isCustomMade: [main, ...parts].some(({ key }) => customMade.has(key)),
      isTried: isTried(main),
      keptIn: main.keptIn === undefined ? null : formatOrderNumber(main.keptIn),
      parts: parts.map((part) => ({
        key: part.key,
        title: lineView(part).title,
        total: part.price.total.withTax,
        ...stateOf(part),
      })),
      prescription: isForBuyer
        ? shownPrescription(main, {
            isOfficeMissing: waitsForOfficeDistance({ items, packages }, main),
            isDistanceMissing: waitsForDistance({ packages }, main),
          })
        : null,
      areValuesRemoved: isForBuyer && areValuesRemoved(main),
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
    isOnHold: waiting.has(id),
    tracking,
    lines: basketEntries(items.filter((item) => item.packageId === id)).map(lineOf),
  }))
}

const stateOf = ({ status, returned, isPaidBack }: OrderItem): OrderLineState => ({
  status,
  returned: returned ?? 0,
  isPaidBack: isPaidBack ?? false,
})
