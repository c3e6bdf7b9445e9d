import { z } from 'zod'
import { COLOURS } from '#domain/catalogue/colour.ts'

/** Greater ids, prices and counts are refused. */
export const MAX_INT32 = 2 ** 31 - 1

/** Parts of a query, which arrive as text. */
const wholeNumber = z
  .string()
  .regex(/^-?\d{1,10}$/, 'not a whole number')
  .transform(Number)
  .pipe(z.int().min(-MAX_INT32).max(MAX_INT32))
export const natural = wholeNumber.pipe(z.int().min(0))
export const positive = wholeNumber.pipe(z.int().min(1))
export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
export const list = z.string().transform((text) => text.split(',').filter((part) => part !== ''))
export const ids = list.pipe(z.array(natural).max(500))
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** Names in `filters[…]` with a meaning of their own; every other name is an attribute or a boolean. */
export const namedFilters = z
  .object({
    category: ids,
    term: z.string(),
    minPrice: natural,
    maxPrice: natural,
    minReduction: natural,
    maxReduction: natural,
    hasCampaignReduction: flag,
    sellableAt: moment,
    referenceKey: list,
    ean: list,
    styleKey: list,
    merchantId: list,
    minFirstLiveAt: moment,
    maxFirstLiveAt: moment,
    /** With a piece in a branch of the shop's country. Other Shop APIs do not know it. */
    branch: positive,
  })
  .partial()

export const selectionOptions = z
  .object({
    orFiltersOperator: list,
    /**
     * Attributes for colours, of which the first also stands for the others: its values select and count what has the same value in any of them. The
     * filter then has their names in `joined`. Other Shop APIs do not know it.
     */
    joinFilters: list.pipe(z.array(z.enum(COLOURS)).max(COLOURS.length)),
    campaignKey: z.string(),
    pricePromotionKey: z.string(),
    includeSoldOut: flag,
    includeSellableForFree: flag,
    disableFuzziness: flag,
    minProductId: natural,
  })
  .partial()

export const paging = z.object({
  page: positive.default(1),
  perPage: positive.pipe(z.int().max(1000)).default(100),
})

export const sorting = z
  .object({
    sort: z.enum(['price', 'new', 'reduction']),
    sortDir: z.enum(['asc', 'desc']),
    sortScore: z.enum(['category_scores', 'brand_scores']),
    sortingKey: list,
    /**
     * Within the order, what is sold out comes last, and before it what has `demoted` in its custom data; of what lies in a branch the latter
     * alone. Other Shop APIs do not know it.
     */
    demote: flag,
  })
  .partial()

export type NamedFilters = z.infer<typeof namedFilters>
export type SelectionOptions = z.infer<typeof selectionOptions>

export type Sorting = z.infer<typeof sorting>

export const campaignSorting = z
  .object({
    sort: z.enum(['id', 'reduction', 'start_at', 'end_at']),
    sortDir: z.enum(['asc', 'desc']),
  })
  .partial()

export const promotionQuery = z.object({ ids: list, activeAt: moment }).partial()

export const redirectRequest = z.object({ url: z.string().min(1).max(2000) })

export const typeaheadRequest = z
  .object({ categoryId: z.int().min(0), limit: z.int().min(0).max(50) })
  .partial()
