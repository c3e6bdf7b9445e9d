import { z } from 'zod'

/** The query of `GET /v1/stock-changes`: the known version of the stock; without one the answer contains only the current version. */
export const stockChangesQuery = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const stockChanges = z.object({
  /** The version of the stock, for the next request. */
  last: z.int(),
  /** The version of the index: with another one, anything may have changed. */
  index: z.int(),
  /** There are more changes, which could not be read yet: ask again. */
  isBehind: z.boolean(),
  products: z.array(z.int()),
  categories: z.array(z.int()),
})

export type StockChanges = z.output<typeof stockChanges>
