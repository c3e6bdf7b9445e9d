import type { Order, OrderItem } from '#domain/order/order.ts'
import { aPrice } from './goods.ts'
import { anOrder, anOrderItem, aPackage } from './orders.ts'

/** A frame that is tried at home; its variant costs the number of its key in cents. */
export const aTriedFrame = (key: string, rest: Partial<OrderItem> = {}): OrderItem =>
  anOrderItem(key, {
    customData: { lensType: 'home_try_on', shopId: 10001 },
    price: { unit: aPrice(0), total: aPrice(0) },
    ...rest,
  })

/** What the operator did, at noon of each day. */
export const historyOf = (...moves: [day: string, action: Order['history'][number]['action']][]) =>
  moves.map(([day, action]) => ({ at: `${day}T12:00:00Z`, action }))

/** Three frames, tried at home since 1 December 2026. */
export const aTryOn = (rest: Partial<Order> = {}): Order =>
  anOrder({
    status: 'delivered',
    cost: { ...aPrice(0), appliedFees: [], taxes: [] },
    items: ['i1', 'i2', 'i3'].map((key) => aTriedFrame(key, { status: 'delivered' })),
    packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
    history: historyOf(['2026-11-29', { event: 'ship' }], ['2026-12-01', { event: 'deliver' }]),
    payment: [],
    tryOn: { letters: [] },
    ...rest,
  })
