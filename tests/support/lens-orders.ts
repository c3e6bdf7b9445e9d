import type { Order, OrderItem } from '#domain/order/order.ts'
import { attributesOf } from './goods.ts'
import { anOrder, anOrderItem, aPackage } from './orders.ts'

const RIGHT = { right: { sphere: -2.25, baseCurve: 8.6 }, left: {} }
const LEFT = { right: {}, left: { sphere: -1.75, baseCurve: 8.6 } }

/** Packs of thirty lenses for a day each, for one eye. */
export function aLensItem(key: string, prescriptionValues: object, rest: Partial<OrderItem> = {}): OrderItem {
  const item = anOrderItem(key, { customData: { prescriptionValues } })
  const attributes = attributesOf({ numberOfLenses: '30', quantityPerUnit: '30', usageTime: '1' })
  return { ...item, status: 'delivered', product: { ...item.product, name: 'Day', attributes }, ...rest }
}

/** Two packs for each eye, 60 days. */
export const someLensItems = (): OrderItem[] => [
  aLensItem('i1', RIGHT, { quantity: 2 }),
  aLensItem('i2', LEFT, { quantity: 2 }),
]

/** An order of contact lenses that was announced to be reminded of, and that was sent on 24 November: they last until 23 January. */
export const aLensOrder = (rest: Partial<Order> = {}): Order =>
  anOrder({
    items: someLensItems(),
    packages: [aPackage(1, { deliveryStatus: 'shipment_completed' })],
    history: [{ at: '2026-11-24T10:00:00Z', action: { event: 'ship' } }],
    status: 'delivered',
    isLensReminderAnnounced: true,
    ...rest,
  })
