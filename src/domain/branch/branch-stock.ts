/** How many pieces of a variant lie in a branch, as shoppers see it. */
export const STOCK_CLASSES = ['last', 'few', 'many'] as const
export type StockClass = (typeof STOCK_CLASSES)[number]

/** Up to so many pieces are few. */
const FEW = 3

/** Null: none. */
export function stockClass(quantity: number): StockClass | null {
  if (quantity <= 0) return null
  if (quantity === 1) return 'last'
  return quantity <= FEW ? 'few' : 'many'
}
