import { z } from 'zod'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'

export const filterName = z.string().regex(/^[^[\]]+$/, 'not the name of a filter')

const amount = z.int().min(0).max(MAX_INT32)
const valueIds = z.array(amount).max(200)
const byName = z.record(filterName, valueIds)

const writtenId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(amount)
const values = z.array(z.union([amount, writtenId])).max(200)

/** A filter as the Shop API's own client lists it. */
export const listedFilter = z.union([
  z.object({ type: z.literal('attributes'), key: filterName, values }),
  z.object({ type: z.literal('attributes'), id: amount, values }),
  z.object({ type: z.literal('boolean'), key: filterName, value: z.boolean() }),
])
const listed = z.array(listedFilter).max(100)

/** What narrows a category. `whitelistAttributes` may name filters that it does not offer. */
export const where = z.object({
  term: z.string().trim().max(200).exactOptional(),
  minPrice: amount.exactOptional(),
  maxPrice: amount.exactOptional(),
  minReduction: z.int().min(0).max(100).exactOptional(),
  maxReduction: z.int().min(0).max(100).exactOptional(),
  attributes: z.union([byName, listed]).exactOptional(),
  whitelistAttributes: listed.exactOptional(),
  not: byName.exactOptional(),
  booleans: z.record(filterName, z.boolean()).exactOptional(),
})

export const includedFilters = z.array(filterName).max(100).exactOptional()
