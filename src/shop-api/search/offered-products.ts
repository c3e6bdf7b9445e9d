import type { NamedFilters, SelectionOptions } from '#contract/shop-api/listing-query.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Bitset, difference, intersection, union } from '#shop-api/bitsets/bitset.ts'

/** All products that a request may find. The name identifies the set. */
export type OfferedProducts = { name: string; products: Bitset }

/**
 * All products that the shop sells. Sold-out products and those that cost nothing are included only on
 * request, unlisted ones where a category or a reference key is named.
 */
export async function findOfferedProducts(
  { segments }: Snapshot,
  { id }: Shop,
  {
    includeSoldOut = false,
    includeSellableForFree = false,
    category,
    referenceKey,
  }: SelectionOptions & Pick<NamedFilters, 'category' | 'referenceKey'> = {},
): Promise<OfferedProducts> {
  const facetOf = await segments.facets([
    { kind: 'visible', ref: id },
    { kind: 'unlisted', ref: id },
    { kind: 'soldOut', ref: id },
    { kind: 'free', ref: id },
  ])
  const isNamed = category !== undefined || referenceKey !== undefined
  let products = facetOf({ kind: 'visible', ref: id })
  if (isNamed) products = union(products, facetOf({ kind: 'unlisted', ref: id }))
  if (!includeSoldOut) products = difference(products, facetOf({ kind: 'soldOut', ref: id }))
  if (!includeSellableForFree) products = difference(products, facetOf({ kind: 'free', ref: id }))
  return { name: `${id} ${includeSoldOut} ${includeSellableForFree} ${isNamed}`, products }
}

/** Those of the products that lie in a category or below it; all of them without one. */
export async function inCategory(
  { segments }: Snapshot,
  ref: number | null,
  products: Bitset,
): Promise<Bitset> {
  if (ref === null) return products
  const facetOf = await segments.facets([{ kind: 'category', ref }])
  return intersection(products, facetOf({ kind: 'category', ref }))
}
