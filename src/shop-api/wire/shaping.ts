import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { PriceContext } from './money.ts'

/** What shaping an answer needs beside the rows. */
export type Shaping = {
  snapshot: Snapshot
  shop: Shop
  prices: PriceContext
  /** Products, by ordinal, that the index knows to be sold out. */
  isSoldOut(id: number): boolean
}
