import { isRxService } from '#domain/catalogue/rx-product.ts'
import { customMadeKeys } from '#domain/prescription/custom-made.ts'
import type { OrderItem } from './order.ts'

/** The lines that can come back: goods, neither cancelled nor returned in full, nor bought in another order after they were tried. */
export const returnableItems = (items: readonly OrderItem[]): OrderItem[] =>
  items.filter(
    ({ status, keptIn, product }) =>
      (status === 'available' || status === 'delivered') && keptIn === undefined && !isRxService(product),
  )

/** The returnable lines from which the law lets a buyer withdraw. */
export function withdrawableItems(items: readonly OrderItem[]): OrderItem[] {
  const customMade = customMadeKeys(items)
  return returnableItems(items).filter(({ key }) => !customMade.has(key))
}
