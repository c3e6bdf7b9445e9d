import { salesStatus } from '#domain/catalogue/sales-status.ts'
import type { BasketItem } from './basket.ts'

export type StockedItem = Pick<BasketItem, 'key' | 'quantity' | 'status' | 'availableQuantity'> & {
  product: Pick<BasketItem['product'], 'attributes'>
  variant: { id: number }
}

/** How many of its pieces each line can have. Lines of one variant share its stock: the earlier line takes first. */
export function allocateStock<I extends StockedItem>(items: readonly I[]): { item: I; pieces: number }[] {
  const left = new Map<number, number>()
  return items.map((item) => {
    if (!isOnSale(item)) return { item, pieces: 0 }
    const stock = left.get(item.variant.id) ?? item.availableQuantity ?? Number.POSITIVE_INFINITY
    const pieces = Math.min(item.quantity, Math.max(0, stock))
    left.set(item.variant.id, stock - pieces)
    return { item, pieces }
  })
}

const isOnSale = ({ status, product }: StockedItem): boolean =>
  status === 'available' && salesStatus(product) === 'published'
