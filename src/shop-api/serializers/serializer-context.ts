import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { PriceContext } from './money.ts'

/** What serializers need in addition to the rows. */
export type SerializerContext = {
  snapshot: Snapshot
  shop: Shop
  prices: PriceContext
  /** Products, by ordinal, that are sold out in the index. */
  isSoldOut(id: number): boolean
}
