import { minor } from '#domain/money/price.ts'
import type { Move } from '#domain/order/move.ts'
import { type Moved, moveOrder } from '#domain/order/move-order.ts'
import { aPrice } from './goods.ts'
import { anOrderItem, aPackage } from './placed-orders.ts'

const item = (key: string, packageId: number, group?: string) =>
  anOrderItem(key, {
    packageId,
    price: { unit: aPrice(1000), total: aPrice(1000) },
    ...(group !== undefined && { itemGroup: { id: group, isMainItem: false, isRequired: true } }),
  })

/** Things for 40.00 and a parcel for 5.00: a and b, which go together, in the first package, c and two pieces of d in the second. */
export const confirmed: Moved = {
  status: 'confirmed',
  items: [item('a', 1, 'g'), item('b', 1, 'g'), item('c', 2), { ...item('d', 2), quantity: 2 }],
  packages: [aPackage(1), aPackage(2)],
  cost: {
    ...aPrice(4500),
    appliedFees: [],
    taxes: [],
  },
  refundDue: minor(0),
  touched: [],
}

/** The order after moves, each of which must be possible. */
export function after(moves: Move[], from: Moved = confirmed): Moved {
  return moves.reduce<Moved>((order, move) => {
    const moved = moveOrder(order, move)
    if (!moved.ok) throw new Error(`${move.event} is impossible`)
    return moved.value
  }, from)
}

export const SHIP: Move = { event: 'ship' }
export const PARCEL = { id: '00340', url: 'https://track.example/00340' }
