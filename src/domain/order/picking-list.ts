import { lineIdentity } from '#domain/basket/line-identity.ts'
import { lineView } from '#domain/basket/line-view.ts'
import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { isMadeToMeasure, isPlanoPair } from '#domain/prescription/made-to-measure.ts'
import { cashToCollect } from './cash.ts'
import type { Order, OrderItem, OrderPackage } from './order.ts'

/** What to fetch at one place of the warehouse, for which orders. Glasses with their parts are a row of their own, and so is each power of a lens. */
export type PickingRow = {
  item: OrderItem
  /** The lenses and extras of glasses; else empty. */
  parts: OrderItem[]
  pieces: number
  orders: { id: string; pieces: number }[]
}

type Sendable = Pick<Order, 'id' | 'status' | 'items' | 'packages'>

/** Packages that have neither gone nor been cancelled, of an order that is paid or will be. */
export const waitingPackages = ({ status, packages }: Sendable): OrderPackage[] =>
  status === 'confirmed'
    ? packages.filter(
        ({ deliveryStatus }) =>
          deliveryStatus !== 'shipment_completed' && deliveryStatus !== 'cancellation_completed',
      )
    : []

/** Waiting packages for which nothing has to be made any more: glasses with lenses come from the workshop first. */
export const readyPackages = (order: Sendable): OrderPackage[] =>
  waitingPackages(order).filter(
    ({ id, deliveryStatus }) =>
      deliveryStatus === 'shipment_pending' ||
      (deliveryStatus === 'open' &&
        !order.items.some((item) => item.packageId === id && (isMadeToMeasure(item) || isPlanoPair(item)))),
  )

/** What the carrier takes in cash for some packages, by order; without orders that are not paid on delivery. */
export const cashOnDelivery = <Sent extends Parameters<typeof cashToCollect>[0] & Sendable>(
  orders: readonly Sent[],
  packagesOf: (order: Sent) => readonly OrderPackage[],
): { order: Sent; amount: Minor }[] =>
  orders
    .map((order) => ({
      order,
      amount: sumOf(packagesOf(order).map((each) => cashToCollect(order, each))),
    }))
    .filter(({ amount }) => amount > 0)

/** The goods of some packages of orders, sorted by name, then by reference: one walk through the warehouse. */
export function pickingList(
  orders: readonly Sendable[],
  packagesOf: (order: Sendable) => readonly OrderPackage[],
): PickingRow[] {
  const found = orders.flatMap((order) => {
    const numbers = new Set(packagesOf(order).map(({ id }) => id))
    const items = order.items.filter((item) => numbers.has(item.packageId) && item.status === 'available')
    return items
      .filter(({ itemGroup }) => itemGroup?.isMainItem !== false)
      .map((item) => ({ id: order.id, item, parts: items.filter((part) => isPartOf(part, item)) }))
  })
  const alike = Map.groupBy(found, ({ id, item, parts }) =>
    parts.length > 0 ? `${id} ${item.key}` : `${item.variant.id} ${item.itemGroup ? '' : lineIdentity(item)}`,
  )
  return [...alike.values()]
    .flatMap((same) =>
      same.slice(0, 1).map(({ item, parts }) => ({
        item,
        parts,
        pieces: piecesOf(same),
        orders: [...Map.groupBy(same, ({ id }) => id)].map(([id, lines]) => ({
          id,
          pieces: piecesOf(lines),
        })),
      })),
    )
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'))
}

const piecesOf = (lines: readonly { item: OrderItem }[]): number =>
  lines.reduce((sum, { item }) => sum + item.quantity, 0)

const isPartOf = (part: OrderItem, main: OrderItem): boolean =>
  part !== main && part.itemGroup !== undefined && part.itemGroup.id === main.itemGroup?.id

const placeOf = ({ item }: PickingRow): string => `${lineView(item).title} ${item.variant.referenceKey}`
