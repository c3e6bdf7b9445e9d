import type { Product } from './product.ts'
import type { ProductType } from './product-type.ts'
import { isGlasses } from './slug.ts'

/** Whether a product can be tried on a picture: glasses that are not marked `vto: false`. */
export const isForTryOn = ({ customData }: Pick<Product, 'customData'>, type: ProductType): boolean =>
  isGlasses(type) && customData['vto'] !== false
