import { offeredAvailability } from './offered-availability.ts'
import { isPackSold } from './pack.ts'
import type { Product, Variant } from './product.ts'
import { isFree } from './zero-price.ts'

/** Whether shoppers of a country ("DE") can wait for a variant: it is sold there by itself, and cannot be had at present. */
export const isAwaitable = (
  product: Pick<Product, 'id' | 'attributes' | 'advancedAttributes'>,
  variant: Pick<Variant, 'price' | 'stock'>,
  country: string,
): boolean =>
  isPackSold(product, country) &&
  !isFree(variant) &&
  offeredAvailability(product, variant, country).kind === 'none'
