import { isFree } from '#domain/catalogue/zero-price.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import { LENS_TYPES } from './configuration.ts'

/**
 * The lens types of a shop that a frame can have; undefined: all. A frame that costs nothing is sold with lenses made to values alone: neither
 * without them, nor lent to be tried. Spec §9 "zero-cost frames".
 */
export const lensTypesOfFrame = (
  ofShop: readonly string[] | undefined,
  variant: Pick<Variant, 'price'>,
): readonly string[] | undefined =>
  isFree(variant)
    ? (ofShop ?? LENS_TYPES).filter((type) => type !== 'type_none' && type !== 'home_try_on')
    : ofShop
