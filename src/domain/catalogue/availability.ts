import type { Product, Stock, Variant } from './product.ts'
import type { SalesStatus } from './sales-status.ts'

/** Above this a variant is available immediately. Spec §9. */
const PLENTY = 5

export type Availability =
  | { kind: 'now' }
  | { kind: 'soon'; left: number }
  | { kind: 'on-order' }
  | { kind: 'none' }

type Stocked = Pick<Stock, 'quantity' | 'isSellableWithoutStock'>

/** Spec §4 "Availability". */
export function availability(stock: Stocked): Availability {
  if (stock.quantity > PLENTY) return { kind: 'now' }
  if (stock.quantity > 0) return { kind: 'soon', left: stock.quantity }
  return stock.isSellableWithoutStock ? { kind: 'on-order' } : { kind: 'none' }
}

export const isSellable = ({ stock }: Pick<Variant, 'stock'>): boolean =>
  stock.quantity > 0 || stock.isSellableWithoutStock

/** Spec §4 "Purchasable". */
export const isPurchasable = (variant: Pick<Variant, 'stock'>, status: SalesStatus): boolean =>
  status === 'published' && isSellable(variant)

/** Spec §4 "Displayable". */
export function isDisplayable(
  product: Pick<Product, 'isActive' | 'isSoldOut' | 'priceRange' | 'variants'>,
  status: SalesStatus,
): boolean {
  const variants = product.variants ?? []
  const isOffered = status === 'published' || status === 'temporary_not_sellable'
  const hasPrice = product.priceRange !== undefined || variants.length > 0
  return isOffered && hasPrice && !product.isSoldOut && product.isActive && variants.some(isSellable)
}
