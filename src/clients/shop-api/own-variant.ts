import { type VariantCode, variantOfShop } from '#i18n/variants.ts'
import { ShopError } from '#platform/errors.ts'

/** The variant of a shop that the Shop API names by its id; throws for one that is none of ours. */
export function ownVariant(shopId: number): VariantCode {
  const variant = variantOfShop(shopId)
  if (!variant) throw new ShopError('invalid-answer', `shop ${shopId} is none of ours`)
  return variant
}
