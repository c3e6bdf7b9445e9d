import type { Stock } from '#domain/catalogue/product.ts'

type Stocked = Pick<Stock, 'quantity' | 'isSellableWithoutStock'>
type Line = { quantity: number }

/**
 * How many of the desired pieces of a variant a line may have, 0 for none: the stock minus what the basket's
 * other lines of the variant already have. What is sold without stock is never reduced.
 */
export function sellableQuantity(desired: number, stock: Stocked | null, others: readonly Line[]): number {
  if (stock === null) return 0
  if (stock.isSellableWithoutStock) return desired
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, Math.min(desired, stock.quantity - taken))
}
