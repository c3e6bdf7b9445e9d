import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { page } from '#contract/shop-api/page.ts'
import { filters } from '#contract/shop-api/filter.ts'
import { product, variantDetail } from '#contract/shop-api/product.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { shopConfiguration } from '#contract/shop-api/shop.ts'
import type { Call } from './call.ts'
import { filterName, includedFilters, where } from './catalogue-filters.ts'
import { fields } from './fields.ts'

const id = z.int().positive()
const listedId = id.max(MAX_INT32)
const children = z.int().min(0).max(5).default(1)
const includeHidden = z.boolean().default(false)
const properties = z
  .array(z.string().regex(/^[\w-]{1,100}$/))
  .max(50)
  .exactOptional()
const tree = { children, includeHidden, properties }
const path = z.string().max(500)

/** A `pricePromotionKey` counts for nothing, here and in all other calls: the server alone sets it, from a subscription that it has checked. */
const selection = {
  where: where.default({}),
  includedFilters,
  /** These are alternatives of each other. */
  orFiltersOperator: z.array(filterName).max(100).exactOptional(),
  includeSoldOut: z.boolean().exactOptional(),
  includeSellableForFree: z.boolean().exactOptional(),
}

const listing = {
  ...selection,
  page: z.int().min(1).max(10_000).default(1),
  perPage: z.int().min(1).max(100).default(20),
  sort: z
    .object({ by: z.enum(['price', 'new', 'reduction']), direction: z.enum(['asc', 'desc']) })
    .exactOptional(),
  with: fields,
}

/** With a category, by its path or its id. */
const inCategory = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.object({ ...shape, category: z.string().min(1).max(500) }),
    z.object({ ...shape, categoryId: listedId }),
  ])

/** Reads of the catalogue, as spec §7 names them. */
export const CATALOGUE = {
  getProductById: {
    input: z.object({
      id,
      with: fields,
      includeSellableForFree: z.boolean().exactOptional(),
      /** Accepted for compatibility: a single product is always returned, sold out or not. */
      includeSoldOut: z.boolean().exactOptional(),
    }),
    output: product,
  },
  getProductsByIds: {
    input: z.object({ ids: z.array(listedId).min(1).max(100), with: fields }),
    output: z.array(product),
  },
  getProductsByCategory: {
    input: inCategory(listing),
    output: z.object({ products: z.array(product), pagination: page(product).shape.pagination }),
  },
  getProductsByReferenceKeys: {
    input: z.object({
      referenceKeys: z
        .array(z.string().regex(/^[^,]{1,100}$/))
        .min(1)
        .max(100),
      with: fields,
    }),
    output: z.array(product),
  },
  getVariantById: {
    input: z.object({ ids: z.array(listedId).min(1).max(100), include: fields }),
    output: z.array(variantDetail),
  },
  getProductsCount: { input: inCategory(selection), output: z.object({ count: z.int() }) },
  /** `unfilteredCount` is the number of products that the filters leave, whatever its name says (contracts/rpc). */
  getFilters: {
    input: inCategory(selection),
    output: z.object({ filters, unfilteredCount: z.int() }),
  },
  fetchAllFiltersForCategory: {
    input: z.object({ category: z.object({ id: listedId }), includedFilters }),
    output: z.array(z.string()),
  },
  getRootCategories: {
    input: z.object(tree).prefault({}),
    output: z.object({ categories: z.array(category) }),
  },
  getCategoryTree: {
    input: z.object({ ...tree, hideEmptyCategories: z.boolean().default(false) }).prefault({}),
    output: z.array(category),
  },
  getCategoryByPath: { input: z.object({ path: path.min(1), ...tree }), output: category },
  getCategoryById: { input: z.object({ id, ...tree }), output: category },
  getCategoriesByPath: {
    input: z.object({ path, ...tree }),
    output: z.object({ categories: z.array(category), activeNode: category.nullable() }),
  },
  /** Path of a category → layout of its listing. */
  getCategoryPathMapping: {
    input: z.object({}).prefault({}),
    output: z.record(z.string(), z.enum(['default-plp', 'lenses-plp', 'lenses-care-plp'])),
  },
  getShopConfiguration: { input: z.object({}).prefault({}), output: shopConfiguration },
} as const satisfies Record<string, Call>
