import { attributeValue } from './read-attribute.ts'
import type { Product } from './product.ts'
import { isRxPart } from './rx-product.ts'

export const SALES_STATUSES = ['enrichment', 'published', 'temporary_not_sellable', 'offline'] as const
export type SalesStatus = (typeof SALES_STATUSES)[number]

/** A missing product is offline; a product without a known status is published. Spec §4. */
export function salesStatus(product: Pick<Product, 'attributes'> | null): SalesStatus {
  if (!product) return 'offline'
  const value = attributeValue(product.attributes, 'salesStatus')
  return SALES_STATUSES.find((status) => status === value) ?? 'published'
}

/** Whether a product has a page: it is active, its data are complete and not withdrawn, and it is sold by itself. Spec §4. */
export const hasPage = (product: Pick<Product, 'attributes' | 'isActive' | 'customData'>): boolean =>
  product.isActive && !isRxPart(product) && !['offline', 'enrichment'].includes(salesStatus(product))
