import { minor } from '#domain/money/price.ts'
import type { OrderAction } from '#domain/order/order-action.ts'
import { type OrderActionResult, applyOrderAction } from '#domain/order/apply-order-action.ts'
import { aPrice } from './goods.ts'
import { anOrderItem, aPackage } from './orders.ts'

const item = (key: string, packageId: number, group?: string) =>
  anOrderItem(key, {
    packageId,
    price: { unit: aPrice(1000), total: aPrice(1000) },
    ...(group !== undefined && { itemGroup: { id: group, isMainItem: false, isRequired: true } }),
  })

/**
 * Items for 40.00 and a parcel for 5.00: a and b, which belong together, in the first package, c and two pieces of d
 * in the second.
 */
export const confirmedOrder: OrderActionResult = {
  status: 'confirmed',
  items: [item('a', 1, 'g'), item('b', 1, 'g'), item('c', 2), { ...item('d', 2), quantity: 2 }],
  packages: [aPackage(1), aPackage(2)],
  cost: {
    ...aPrice(4500),
    appliedFees: [],
    taxes: [],
  },
  shipping: { carrierKey: 'DHL', collectionPoint: null, deliveryDate: null, prescriptionRemark: null },
  reduction: minor(0),
  touched: [],
}

export const BRANCH = { id: '1017', type: 'branch', name: 'Köln, Ehrenstraße 41' }

/** The same, to be collected in a branch. */
export const pickUpOrder: OrderActionResult = {
  ...confirmedOrder,
  shipping: { ...confirmedOrder.shipping, collectionPoint: BRANCH },
}

/** The order after the actions, each of which must be possible. */
export function applyMoves(
  moves: OrderAction[],
  from: OrderActionResult = confirmedOrder,
): OrderActionResult {
  return moves.reduce<OrderActionResult>((order, move) => {
    const moved = applyOrderAction(order, move)
    if (!moved.ok) throw new Error(`${move.event} is impossible`)
    return moved.value
  }, from)
}

export const READY: OrderAction = { event: 'ready' }
export const COLLECT: OrderAction = { event: 'collect' }
export const SHIP: OrderAction = { event: 'ship' }
export const PARCEL = { id: '00340', url: 'https://track.example/00340' }
