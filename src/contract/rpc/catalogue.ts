import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { page } from '#contract/shop-api/page.ts'
import { product } from '#contract/shop-api/product.ts'
import { promotion } from '#contract/shop-api/promotion.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { shopConfiguration } from '#contract/shop-api/shop.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'

/** A promotion that needs no code. */
const openPromotion = promotion.omit({ code: true })

const id = z.int().positive()
const listedId = id.max(MAX_INT32)
const amount = z.int().min(0).max(MAX_INT32)
const children = z.int().min(0).max(5).default(1)
const includeHidden = z.boolean().default(false)
const filterName = z.string().regex(/^[^[\]]+$/, 'not the name of a filter')
const valueIds = z.record(filterName, z.array(z.int().min(0).max(MAX_INT32)).max(200))

const where = z.object({
  term: z.string().trim().max(200).exactOptional(),
  minPrice: amount.exactOptional(),
  maxPrice: amount.exactOptional(),
  minReduction: z.int().min(0).max(100).exactOptional(),
  maxReduction: z.int().min(0).max(100).exactOptional(),
  attributes: valueIds.exactOptional(),
  not: valueIds.exactOptional(),
  booleans: z.record(filterName, z.boolean()).exactOptional(),
})

const listing = {
  where: where.default({}),
  page: z.int().min(1).max(10_000).default(1),
  perPage: z.int().min(1).max(100).default(20),
  sort: z
    .object({ by: z.enum(['price', 'new', 'reduction']), direction: z.enum(['asc', 'desc']) })
    .exactOptional(),
  includeSoldOut: z.boolean().exactOptional(),
  includeSellableForFree: z.boolean().exactOptional(),
  with: fields,
}

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
    input: z.union([
      z.object({ ...listing, category: z.string().min(1).max(500) }),
      z.object({ ...listing, categoryId: listedId }),
    ]),
    output: z.object({ products: z.array(product), pagination: page(product).shape.pagination }),
  },
  getCategoryById: { input: z.object({ id, children, includeHidden }), output: category },
  getCategoriesByPath: {
    input: z.object({ path: z.string().max(500), children, includeHidden }),
    output: z.object({ categories: z.array(category), activeNode: category.nullable() }),
  },
  /** Path of a category → layout of its listing. */
  getCategoryPathMapping: {
    input: z.object({}).prefault({}),
    output: z.record(z.string(), z.enum(['default-plp', 'lenses-plp', 'lenses-care-plp'])),
  },
  getShopConfiguration: { input: z.object({}).prefault({}), output: shopConfiguration },
  getCurrentPromotions: {
    input: z
      .object({ page: z.int().min(1).max(10_000).default(1), perPage: z.int().min(1).max(100).default(100) })
      .prefault({}),
    output: page(openPromotion),
  },
} as const satisfies Record<string, Call>
