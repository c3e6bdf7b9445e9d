/** Of a package, and of an order that has nothing else to say. Spec §4. */
export const DELIVERY_STATUSES = [
  'open',
  'shipment_pending',
  'delegation_pending',
  'shipment_completed',
  'cancellation_completed',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export const ITEM_STATUSES = [
  'available',
  'cancelled',
  'delivered',
  'undeliverable',
  'returned',
  'unavailable',
] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

export type OrderStatus =
  | DeliveryStatus
  | 'returned'
  | 'partially_returned'
  | 'cancelled'
  | 'partially_cancelled'

type Placed = {
  /** `returned`: pieces that came back where not all did. */
  items: readonly { status: ItemStatus; returned?: number }[]
  packages: readonly { deliveryStatus: DeliveryStatus }[]
}

/** What became of an order as a whole. What came back counts only once a package has arrived. Spec §4. */
export function orderStatus({ items, packages }: Placed): OrderStatus {
  const whole = items.filter(({ status }) => status === 'returned').length
  const isBack = whole > 0 || items.some(({ returned }) => returned !== undefined)
  if (isBack && packages.some(isCompleted)) return whole === items.length ? 'returned' : 'partially_returned'
  const lost = items.filter(({ status }) => status === 'cancelled' || status === 'unavailable').length
  if (lost > 0) return lost === items.length ? 'cancelled' : 'partially_cancelled'
  return packages[0]?.deliveryStatus ?? 'open'
}

const STEP: Record<OrderStatus, 1 | 2 | 3 | 4> = {
  open: 1,
  cancelled: 1,
  partially_cancelled: 1,
  cancellation_completed: 1,
  delegation_pending: 2,
  shipment_pending: 3,
  shipment_completed: 4,
  returned: 4,
  partially_returned: 4,
}

/** How far an order or a package has come, of four steps. Spec §4. */
export const progressStep = (status: OrderStatus): 1 | 2 | 3 | 4 => STEP[status]

/** Whether the word for it is that it was called off, in whole or in part. Spec §4. */
export const isCancellation = (status: OrderStatus): boolean =>
  status === 'cancelled' || status === 'partially_cancelled' || status === 'cancellation_completed'

/** Goods can be sent back once all of them have arrived. Spec §4. */
export const isReturnable = ({ packages }: Pick<Placed, 'packages'>): boolean =>
  packages.length > 0 && packages.every(isCompleted)

const isCompleted = ({ deliveryStatus }: Placed['packages'][number]): boolean =>
  deliveryStatus === 'shipment_completed'
