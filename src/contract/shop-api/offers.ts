import { z } from 'zod'
import { MAX_INT32 } from './listing-query.ts'
import { minor } from './money.ts'

/** Entries of one call. */
export const MAX_OFFERS = 20_000

const id = z.int().min(1).max(MAX_INT32)
const key = z.string().min(1).max(200).exactOptional()
const amount = minor.refine((value) => value >= 0 && value <= MAX_INT32, 'not an amount in minor units')

/** A variant by its id or reference key, or all variants of a product. */
const goods = { variantId: id.exactOptional(), variantKey: key, productKey: key }
const namesOne = (entry: { variantId?: unknown; variantKey?: unknown; productKey?: unknown }): boolean =>
  [entry.variantId, entry.variantKey, entry.productKey].filter((name) => name !== undefined).length === 1
const ONE_NAME = 'needs one of variantId, variantKey and productKey'

/** The price to pay in one shop, in minor units of its currency. `reducedFrom`: the price that it is announced to be lower than. */
export const newPrice = z
  .strictObject({ ...goods, shopId: id, withTax: amount, reducedFrom: amount.nullable().default(null) })
  .refine(namesOne, ONE_NAME)
  .refine(({ withTax, reducedFrom }) => reducedFrom === null || reducedFrom > withTax, {
    path: ['reducedFrom'],
    message: 'is not above the price',
  })

/** The pieces that can be sold: of the warehouse, else of one branch. What the entry does not name stays. */
export const newStock = z
  .strictObject({
    ...goods,
    quantity: z.int().min(0).max(1_000_000),
    branchId: id.exactOptional(),
    isSellableWithoutStock: z.boolean().exactOptional(),
    expectedAvailabilityAt: z.iso.datetime({ offset: true }).nullable().exactOptional(),
  })
  .refine(namesOne, ONE_NAME)
  .refine(
    ({ branchId, isSellableWithoutStock, expectedAvailabilityAt }) =>
      branchId === undefined ||
      (isSellableWithoutStock === undefined && expectedAvailabilityAt === undefined),
    { path: ['branchId'], message: 'a branch has only pieces' },
  )

/** Each entry is checked by itself, so that all faults are found at once. */
const entries = z.array(z.unknown()).min(1).max(MAX_OFFERS)
export const newPrices = z.object({ prices: entries })
export const newStocks = z.object({ stocks: entries })

/** How many prices, or numbers of pieces, are others than before. */
export const offersSet = z.object({ changed: z.int(), unchanged: z.int() })

/** What is wrong with an entry, by its place in the list, from 0. */
export const offersRefused = z.object({
  code: z.int(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), description: z.string() })).exactOptional(),
})

export type PriceEntry = z.output<typeof newPrice>
export type StockEntry = z.output<typeof newStock>
export type OffersSet = z.output<typeof offersSet>
