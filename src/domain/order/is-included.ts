import type { OrderItem } from './order.ts'

/** Whether an item is a part of glasses that costs nothing: papers and letters say that it is included, where an amount would be 0. */
export const isIncluded = ({ itemGroup, price }: Pick<OrderItem, 'itemGroup' | 'price'>): boolean =>
  itemGroup !== undefined && price.total.withTax === 0
