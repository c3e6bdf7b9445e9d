import type { SelectionOptions } from '#contract/shop-api/listing-query.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Bitset, difference } from './bitset.ts'

/** All that a request may find. The name tells one such set from another. */
export type Offered = { name: string; products: Bitset }

/** What the shop sells at all. Sold-out products, and those that cost nothing, only where they are asked for. */
export async function offeredIn(
  { segments }: Snapshot,
  { id }: Shop,
  { includeSoldOut = false, includeSellableForFree = false }: SelectionOptions = {},
): Promise<Offered> {
  const facetOf = await segments.facets([
    { kind: 'visible', ref: id },
    { kind: 'soldOut', ref: id },
    { kind: 'free', ref: id },
  ])
  let products = facetOf({ kind: 'visible', ref: id })
  if (!includeSoldOut) products = difference(products, facetOf({ kind: 'soldOut', ref: id }))
  if (!includeSellableForFree) products = difference(products, facetOf({ kind: 'free', ref: id }))
  return { name: `${id} ${includeSoldOut} ${includeSellableForFree}`, products }
}
