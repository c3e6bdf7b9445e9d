import type { Category } from '#domain/catalogue/category.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import type { SubscriptionSummary } from '#domain/subscription/offer-summary.ts'
import type { Minor } from '#domain/money/price.ts'
import type { PlacedInstrument } from './placed-instrument.ts'

export const SELECTION_SORTS = ['newest', 'cheapest', 'reduced'] as const
export type SelectionSort = (typeof SELECTION_SORTS)[number]

/** Filter → keys of its values: any of them matches. */
export type KeyFilters = Record<string, string[]>

/**
 * @example narrowingOf('wearingTime=daily|monthly, lensType=toric') // { wearingTime: ['daily', 'monthly'], lensType: ['toric'] }
 */
export const parseKeyFilters = (text: string): KeyFilters =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [filter = '', values = ''] = part.trim().split('=')
      return [filter, values.split('|')]
    }),
  )

/** The products that a block shows: the named ones, else the first of a category, or of the whole shop. */
export type BlockProductQuery = {
  ids: number[]
  /** Path of a category, "/brillen". */
  category: string | undefined
  sort: SelectionSort
  narrow: KeyFilters
  count: number
}

/** Data that blocks need from elsewhere. */
export type BlockDataRequest = {
  products: BlockProductQuery[]
  categories: string[]
  /** What subscribers get. */
  subscription: boolean
  /** How many branches there are. */
  branches: boolean
  /** The instruments of the shop. */
  instruments: boolean
}

/** A category as a tile shows it. */
export type CategorySummary = {
  category: Category
  count: number
  /** Cheapest price, including tax; null where nothing has one. */
  from: { amount: Minor; currency: string } | null
  /** One of their pictures represents the category. */
  examples: readonly Tile[]
}

/** The data that was loaded for a page's blocks. */
export type BlockData = {
  products: ReadonlyMap<string, Tile[]>
  /** By path; hidden or missing categories are left out. */
  categories: ReadonlyMap<string, CategorySummary>
  /** Null where no block shows it, or the shop sells nothing so. */
  subscription: SubscriptionSummary | null
  /** Null where no block shows them, or the shop has none. */
  branches: { count: number } | null
  /** Those that the shop has; none where no block shows one. */
  instruments: readonly PlacedInstrument[]
}

/** Equal queries have the same key. */
export const productQueryKey = ({ ids, category, sort, narrow, count }: BlockProductQuery): string =>
  [ids.join(','), category ?? '', sort, count, JSON.stringify(narrow)].join(':')

/** The products that were found for a query, in its order; none where there are none. */
export const tilesFor = (blockData: BlockData, need: BlockProductQuery): Tile[] =>
  blockData.products.get(productQueryKey(need)) ?? []
