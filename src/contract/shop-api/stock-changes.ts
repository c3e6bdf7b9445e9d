import { z } from 'zod'

/** The query of `GET /v1/stock-changes`: the version of the stock that is known; without one only the present one is told. */
export const stockChangesQuery = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const stockChanges = z.object({
  /** The version of the stock, to be asked after next time. */
  last: z.int(),
  products: z.array(z.int()),
  categories: z.array(z.int()),
})

export type StockChanges = z.output<typeof stockChanges>
