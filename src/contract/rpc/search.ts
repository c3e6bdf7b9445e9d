import { z } from 'zod'
import { category } from '#contract/shop-api/category.ts'
import { product } from '#contract/shop-api/product.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'

const term = z.string().trim().min(1).max(100)

const suggestion = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product'), product }),
  z.object({
    type: z.literal('category'),
    category,
    productCount: z.int(),
    filters: z.array(z.object({ slug: z.string(), ids: z.array(z.int()), label: z.string() })),
  }),
  z.object({ type: z.literal('navigationItem'), name: z.string(), href: z.string() }),
])

/** Search, as spec §3 and §7 name its parts. */
export const SEARCH = {
  getSearchSuggestions: {
    input: z.object({ term, categoryId: z.int().positive().exactOptional(), with: fields }),
    output: z.object({ suggestions: z.array(suggestion) }),
  },
  /** Address that a term leads to directly; null where it leads to the page of results. */
  resolveSearch: { input: z.object({ term }), output: suggestion.nullable() },
} as const satisfies Record<string, Call>
