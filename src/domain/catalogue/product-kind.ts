import type { CategoryStep } from './category.ts'
import { typeOfFilters, typeOfData } from './category-type.ts'
import { attributeValue } from './read-attribute.ts'
import type { Product } from './product.ts'
import type { ProductType } from './product-type.ts'

/**
 * What a product is: by the nearest of its categories that says so, else by its attributes as if they were filters, else
 * merchandise. Spec §4 "Product types".
 */
export function productKind(product: Pick<Product, 'categories' | 'attributes'>): ProductType {
  const steps = (product.categories ?? []).flatMap((path) => path.toReversed())
  return (
    named(steps) ??
    (attributeValue(product.attributes, 'readingStrength') ? 'readingAids' : null) ??
    typeOfFilters(new Set(Object.keys(product.attributes ?? {}))) ??
    'merchandise'
  )
}

function named(steps: CategoryStep[]): ProductType | null {
  for (const { shopLevelCustomData } of steps) {
    const type = shopLevelCustomData && typeOfData(shopLevelCustomData)
    if (type) return type
  }
  return null
}
