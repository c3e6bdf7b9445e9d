import type { OrderAction } from './order-action.ts'
import type { Order } from './order.ts'

/** Whether goods wait to be sent or handed out whose payment has ended after it was authorised: it has lapsed, or was withdrawn at the provider. */
export const hasVoidPayment = ({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean =>
  (status === 'confirmed' || status === 'ready_for_collection') && payment.at(-1)?.data.state === 'cancelled'

const ON_ITS_WAY: ReadonlySet<OrderAction['event']> = new Set(['prepare', 'ship', 'ready', 'collect'])

/** Nothing is made, sent or handed out for which no money comes. */
export const isUnpaidFor = (order: Pick<Order, 'status' | 'payment'>, { event }: OrderAction): boolean =>
  ON_ITS_WAY.has(event) && hasVoidPayment(order)
