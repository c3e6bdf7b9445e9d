import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { BasketItem } from './basket.ts'

const FRAMES: ReadonlySet<ProductType> = new Set(['rxGlasses', 'sunglasses', 'blueLightBlockingGlasses'])

type Line = Pick<BasketItem, 'itemGroup'> & {
  product: Pick<BasketItem['product'], 'categories' | 'attributes'>
}

/** A frame in no group is bought once. The product must come with its categories or attributes. Spec §4. */
export const isSinglePiece = ({ itemGroup, product }: Line): boolean =>
  itemGroup === undefined && FRAMES.has(resolveProductType(product))
