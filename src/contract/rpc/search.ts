import { z } from 'zod'
import { searchEntities, searchEntity } from '#contract/shop-api/search.ts'
import type { Call } from './call.ts'
import { fields } from './fields.ts'

const term = z.string().trim().min(1).max(100)
/** Products and categories that are found lie within `categoryId`. */
const search = { term, categoryId: z.int().positive().exactOptional(), with: fields }

/** Search, as spec §3 and §7 name its parts. */
export const SEARCH = {
  getSearchSuggestions: { input: z.object(search), output: searchEntities },
  /** What a term leads to directly; null where it leads to the page of results. */
  resolveSearch: { input: z.object(search), output: searchEntity.nullable() },
} as const satisfies Record<string, Call>
