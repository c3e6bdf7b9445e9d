import { z } from 'zod'
import type { Category, CategoryCustomData, CategoryStep } from '#domain/catalogue/category.ts'
import { PRODUCT_TYPES } from '#domain/catalogue/product-type.ts'
import { customFields } from './lenient.ts'

const customData = customFields({
  handle: z.string().exactOptional(),
  productType: z.enum(PRODUCT_TYPES).exactOptional(),
  Brand_Root: z.string().exactOptional(),
  Headline_Override: z.string().exactOptional(),
  Headline_Prefix: z.string().exactOptional(),
  Headline_Suffix: z.string().exactOptional(),
}) satisfies z.ZodType<CategoryCustomData>

const propertyValue = z.union([z.string(), z.number(), z.null()]).transform((value) => String(value ?? ''))

export const category: z.ZodType<Category> = z.object({
  id: z.int(),
  path: z.string(),
  name: z.string(),
  slug: z.string(),
  parentId: z.int(),
  rootlineIds: z.array(z.int()),
  childrenIds: z.array(z.int()),
  depth: z.int(),
  properties: z.array(z.object({ name: z.string(), value: propertyValue })),
  isHidden: z.boolean(),
  supportedFilter: z.array(z.string()),
  shopLevelCustomData: customData,
  countryLevelCustomData: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(category).exactOptional()
  },
  get parent() {
    return category.exactOptional()
  },
})

export const categoryStep = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  categorySlug: z.string(),
  categoryUrl: z.string(),
  categoryHidden: z.boolean(),
  shopLevelCustomData: customData.exactOptional(),
}) satisfies z.ZodType<CategoryStep>
