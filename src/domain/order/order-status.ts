/** The status of a package, and of an order without a more specific one. Spec §4. */
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
  /** `returned`: number of returned pieces, where not all were returned. */
  items: readonly { status: ItemStatus; returned?: number }[]
  packages: readonly { deliveryStatus: DeliveryStatus }[]
}

/** The status of an order as a whole. Returns count only once a package has arrived. Spec §4. */
export function orderStatus({ items, packages }: Placed): OrderStatus {
  const whole = items.filter(({ status }) => status === 'returned').length
  const isBack = whole > 0 || items.some(({ returned }) => returned !== undefined)
  if (isBack && packages.some(isCompleted)) return whole === items.length ? 'returned' : 'partially_returned'
  const lost = items.filter(({ status }) => status === 'cancelled' || status === 'unavailable').length
  if (lost > 0) return lost === items.length ? 'cancelled' : 'partially_cancelled'
  return packages[0]?.deliveryStatus ?? 'open'
}

/** The status as the buyer reads it: what left the shop has arrived, or waits in a branch. */
export type BuyerStatus = OrderStatus | 'delivered' | 'ready_for_collection' | 'collected'

/** `items` are those of the order or the package with this status. */
export function buyerStatus(
  status: OrderStatus,
  items: readonly { status: ItemStatus }[],
  isPickUp: boolean,
): BuyerStatus {
  if (status !== 'shipment_completed') return status
  const has = (...some: ItemStatus[]) => items.filter((item) => some.includes(item.status)).length
  // What was sent back had arrived.
  const isThere =
    has('delivered', 'returned') > 0 && has('delivered', 'returned', 'cancelled') === items.length
  if (isPickUp) return isThere ? 'collected' : 'ready_for_collection'
  return isThere ? 'delivered' : status
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

/** Progress of an order or a package, in four steps. Spec §4. */
export const progressStep = (status: OrderStatus): 1 | 2 | 3 | 4 => STEP[status]

/** Whether the status is a cancellation, in whole or in part. Spec §4. */
export const isCancellation = (status: OrderStatus): boolean =>
  status === 'cancelled' || status === 'partially_cancelled' || status === 'cancellation_completed'

/** Goods can be returned once all of them have arrived. Spec §4. */
export const isReturnable = ({ packages }: Pick<Placed, 'packages'>): boolean =>
  packages.length > 0 && packages.every(isCompleted)

const isCompleted = ({ deliveryStatus }: Placed['packages'][number]): boolean =>
  deliveryStatus === 'shipment_completed'
