import type { Product } from './product.ts'
import { resolveProductType } from './resolve-product-type.ts'

/** Whether one of it is a pack of several pieces, by which its price is named: contact lenses. */
export const isPack = (product: Product): boolean => resolveProductType(product) === 'contactLens'
