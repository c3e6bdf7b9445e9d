import type { Category, CategoryCustomData } from './category.ts'
import { PRODUCT_TYPES, type ProductType } from './product-type.ts'

const OF_HANDLE: ReadonlyMap<string, ProductType> = new Map([
  ['contactLenses', 'contactLens'],
  ['glasses', 'rxGlasses'],
  ['lensesCare', 'contactLensCare'],
  ['sunglasses', 'sunglasses'],
])

/** From the custom data, then the handle, then the filters that the category supports. Null where none of them gives it. Spec §4. */
export const categoryProductType = (
  category: Pick<Category, 'shopLevelCustomData' | 'supportedFilter'>,
): ProductType | null =>
  productTypeFromCustomData(category.shopLevelCustomData) ??
  productTypeFromFilters(new Set(category.supportedFilter))

export function productTypeFromCustomData({ productType, handle }: CategoryCustomData): ProductType | null {
  return PRODUCT_TYPES.find((type) => type === productType) ?? OF_HANDLE.get(handle ?? '') ?? null
}

export function productTypeFromFilters(filters: ReadonlySet<string>): ProductType | null {
  if (filters.has('numberOfLenses') || filters.has('quantityPerUnit')) return 'contactLens'
  if (filters.has('rimType') || filters.has('frameType'))
    return filters.has('baseColorLenses') ? 'sunglasses' : 'rxGlasses'
  return filters.has('preservativeFree') ? 'contactLensCare' : null
}

export type ListingLayout = 'default-plp' | 'lenses-plp' | 'lenses-care-plp'

/** Spec §4 "Layout". */
export const listingLayout = (type: ProductType | null): ListingLayout =>
  type === 'contactLens' ? 'lenses-plp' : type === 'contactLensCare' ? 'lenses-care-plp' : 'default-plp'
