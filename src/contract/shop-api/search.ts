import { z } from 'zod'
import { category } from './category.ts'
import { knownTypes } from './lenient.ts'
import { navigationItem } from './navigation.ts'
import { product } from './product.ts'

const categoryFilter = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('attribute'),
    attributeFilter: z.object({
      group: z.object({
        id: z.int(),
        key: z.string(),
        label: z.string(),
        type: z.string().nullable(),
        multiSelect: z.boolean(),
      }),
      values: z.array(z.object({ id: z.int(), value: z.string(), label: z.string() })),
    }),
  }),
  z.object({
    type: z.literal('boolean'),
    booleanFilter: z.object({ slug: z.string(), value: z.boolean(), label: z.string() }),
  }),
])

/** The answer of v2 suggestions and v2 resolve. `productCount` is our addition: the public service does not send it. */
export const searchEntity = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product'), productSuggestion: z.object({ product }) }),
  z.object({
    type: z.literal('category'),
    categorySuggestion: z.object({
      category,
      filters: knownTypes(categoryFilter, ['attribute', 'boolean']),
      productCount: z.int().default(0),
    }),
  }),
  z.object({
    type: z.literal('navigationItem'),
    navigationItemSuggestion: z.object({ navigationItem }),
  }),
])
export type SearchEntity = z.infer<typeof searchEntity>

const knownEntities = knownTypes(searchEntity, ['product', 'category', 'navigationItem'])

export const searchEntities = z.object({ suggestions: knownEntities })

/** The one entity of v2 resolve, as a list that is empty for an unknown type. */
export const resolvedEntity = z.preprocess((entity) => [entity], knownEntities)
