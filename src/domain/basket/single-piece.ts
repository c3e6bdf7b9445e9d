import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { BasketItem } from './basket.ts'
import { MAX_LINE_QUANTITY } from './limits.ts'

const FRAMES: ReadonlySet<ProductType> = new Set(['rxGlasses', 'sunglasses', 'blueLightBlockingGlasses'])

type Goods = Pick<BasketItem['product'], 'categories' | 'attributes'>
type Line = Pick<BasketItem, 'itemGroup'> & { product: Goods }

/** Whether lenses can be made for it. The product must come with its categories or attributes. */
export const isFrame = (product: Goods): boolean => FRAMES.has(resolveProductType(product))

/** A frame in no group is bought once. The product must come with its categories or attributes. Spec §4. */
export const isSinglePiece = ({ itemGroup, product }: Line): boolean =>
  itemGroup === undefined && isFrame(product)

/** One for each eye. */
const MOST_PARTS = 2

/** Most pieces of a line, whatever is in stock: a frame is bought once, in a group beside at most two of each of its parts. Spec §4. */
export function pieceLimit(line: Line): number {
  if (line.itemGroup) return line.itemGroup.isMainItem ? 1 : MOST_PARTS
  return isSinglePiece(line) ? 1 : MAX_LINE_QUANTITY
}
