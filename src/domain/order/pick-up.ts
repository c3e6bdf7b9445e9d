import type { Order } from './order.ts'

type Shipped = { shipping: Pick<Order['shipping'], 'collectionPoint'> }

/**
 * The branch where the buyer collects an order, in words; null where it is sent: parcel shops and lockers are the carrier's.
 */
export const branchName = ({ shipping: { collectionPoint: point } }: Shipped): string | null =>
  point?.type === 'branch' ? point.name : null

/** Whether the buyer collects the order in one of our branches. */
export const isPickUp = (order: Shipped): boolean => branchName(order) !== null
