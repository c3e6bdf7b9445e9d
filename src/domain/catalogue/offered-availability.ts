import { availability, type Availability } from './availability.ts'
import { isPackSold } from './pack.ts'
import type { Product, Variant } from './product.ts'
import { salesStatus } from './sales-status.ts'
import { isFree } from './zero-price.ts'

/** How soon a shopper of a country ("DE") gets a variant; `none` also where it is not sold there, or not by itself. */
export const offeredAvailability = (
  product: Pick<Product, 'id' | 'attributes' | 'advancedAttributes'>,
  variant: Pick<Variant, 'price' | 'stock'>,
  country: string,
): Availability =>
  salesStatus(product) === 'published' && isPackSold(product, country) && !isFree(variant)
    ? availability(variant.stock)
    : { kind: 'none' }
