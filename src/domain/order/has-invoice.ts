import type { Order } from './order.ts'

/** Whether an order has an invoice: nothing is billed for what costs nothing, such as frames that are only tried at home. */
export const hasInvoice = ({ cost }: Pick<Order, 'cost'>): boolean => cost.withTax > 0
