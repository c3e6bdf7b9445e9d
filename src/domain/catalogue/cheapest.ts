import { isSellable } from './availability.ts'
import type { Product, Variant } from './product.ts'

/**
 * The variant with the lowest price without tax; among equals the first available one, else the first. Undefined without variants. Spec §9.
 */
export const cheapestVariant = ({ variants = [] }: Pick<Product, 'variants'>): Variant | undefined =>
  variants.reduce<Variant | undefined>(
    (cheapest, variant) => (cheapest && !isBefore(variant, cheapest) ? cheapest : variant),
    undefined,
  )

const isBefore = (one: Variant, other: Variant): boolean =>
  one.price.withoutTax < other.price.withoutTax ||
  (one.price.withoutTax === other.price.withoutTax && isSellable(one) && !isSellable(other))
