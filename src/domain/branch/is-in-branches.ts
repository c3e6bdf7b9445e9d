import { isPackSold } from '#domain/catalogue/pack.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import { isAttributeTrue } from '#domain/catalogue/read-attribute.ts'
import { isGlasses } from '#domain/catalogue/slug.ts'

/** Whether branches have it to try on: glasses that are not sold online alone. */
export const isInBranches = (type: ProductType, { attributes }: Pick<Product, 'attributes'>): boolean =>
  isGlasses(type) && !isAttributeTrue(attributes, 'onlineExclusive')

/** Whether no branch has it: it is sold online alone, or the country ("DE") does not get its package. */
export const isInNoBranch = (
  product: Pick<Product, 'attributes' | 'advancedAttributes'>,
  country: string,
): boolean => isAttributeTrue(product.attributes, 'onlineExclusive') || !isPackSold(product, country)

/** The query of the finder for branches that have a variant of it; empty where none would. */
export const branchesQuery = (
  type: ProductType,
  product: Pick<Product, 'attributes'>,
  variantId: number,
): string => (isInBranches(type, product) ? `?variantid=${variantId}` : '')
