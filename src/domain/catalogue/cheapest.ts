import type { Product, Variant } from './product.ts'

/** The variant with the lowest price without tax; the first of equals. Undefined without variants. Spec §9. */
export const cheapestVariant = ({ variants = [] }: Pick<Product, 'variants'>): Variant | undefined =>
  variants.reduce<Variant | undefined>(
    (cheapest, variant) =>
      cheapest && cheapest.price.withoutTax <= variant.price.withoutTax ? cheapest : variant,
    undefined,
  )
