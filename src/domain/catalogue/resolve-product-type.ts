import type { CategoryStep } from './category.ts'
import { productTypeFromFilters, productTypeFromCustomData } from './category-type.ts'
import { attributeValue } from './read-attribute.ts'
import type { Product } from './product.ts'
import type { ProductType } from './product-type.ts'

type Step = Pick<CategoryStep, 'shopLevelCustomData'>
type Sorted = Pick<Product, 'attributes'> & { categories?: Step[][] }

/**
 * The type of a product: from the nearest of its categories that has one, else from its attributes as if they were filters, else
 * merchandise. Spec §4 "Product types".
 */
export function resolveProductType(product: Sorted): ProductType {
  const steps = (product.categories ?? []).flatMap((path) => path.toReversed())
  return (
    named(steps) ??
    (attributeValue(product.attributes, 'readingStrength') ? 'readingAids' : null) ??
    productTypeFromFilters(new Set(Object.keys(product.attributes ?? {}))) ??
    'merchandise'
  )
}

function named(steps: Step[]): ProductType | null {
  for (const { shopLevelCustomData } of steps) {
    const type = shopLevelCustomData && productTypeFromCustomData(shopLevelCustomData)
    if (type) return type
  }
  return null
}
