import type { Category } from '#domain/catalogue/category.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import type { Minor } from '#domain/money/price.ts'

export const SELECTION_SORTS = ['newest', 'cheapest', 'reduced'] as const
export type SelectionSort = (typeof SELECTION_SORTS)[number]

/** Filter → its values by their keys: any of them will do. */
export type Narrowing = Record<string, string[]>

/**
 * @example narrowingOf('wearingTime=daily|monthly, lensType=toric') // { wearingTime: ['daily', 'monthly'], lensType: ['toric'] }
 */
export const narrowingOf = (text: string): Narrowing =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [filter = '', values = ''] = part.trim().split('=')
      return [filter, values.split('|')]
    }),
  )

/** Products that a block shows: those named, else the first of a category, or of the whole shop. */
export type ProductNeed = {
  ids: number[]
  /** Path of a category, "/brillen". */
  category: string | undefined
  sort: SelectionSort
  narrow: Narrowing
  count: number
}

/** What blocks cannot know by themselves. */
export type Needs = { products: ProductNeed[]; categories: string[] }

/** A category as a tile shows it. */
export type CategoryGlance = {
  category: Category
  count: number
  /** Cheapest price, including tax; null where nothing has one. */
  from: { amount: Minor; currency: string } | null
  /** The pictures of one of them stand for the category. */
  examples: readonly Tile[]
}

/** What was found for the needs of a page's blocks. */
export type Supply = {
  products: ReadonlyMap<string, Tile[]>
  /** By path; hidden or missing categories are not in it. */
  categories: ReadonlyMap<string, CategoryGlance>
}

/** Equal needs have the same key. */
export const keyOfNeed = ({ ids, category, sort, narrow, count }: ProductNeed): string =>
  [ids.join(','), category ?? '', sort, count, JSON.stringify(narrow)].join(':')

/** The products found for a need, in its order; none where nothing was found. */
export const suppliedTiles = (supply: Supply, need: ProductNeed): Tile[] =>
  supply.products.get(keyOfNeed(need)) ?? []
