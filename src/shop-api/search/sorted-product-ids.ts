import type { Sorting } from '#contract/shop-api/listing-query.ts'
import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Ordering } from '#shop-api/bitsets/segments.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import {
  type Bitset,
  difference,
  emptySet,
  has,
  intersection,
  ordinals as ordinalsOf,
  ordinalsFromLast,
  setOf,
  union,
} from '#shop-api/bitsets/bitset.ts'
import type { SelectedProducts } from './select-products.ts'

/**
 * Ids of the selected products from position `offset` on, in the order of the request: sorting keys, a sort,
 * or else the newest id first, after the best matches of a term. Products without an amount in an ordering
 * come last. With `demote`, sold-out products come after all others, and before them those that the operator has marked; of what lies in a
 * branch only the marked ones come last, as it can be had there, whatever the shop has online.
 */
export async function sortedProductIds(
  snapshot: Snapshot,
  shop: Shop,
  selected: Pick<SelectedProducts, 'products' | 'ranks'>,
  sorting: Sorting & { isOfBranch?: boolean },
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const ids = (await snapshot.segments.ordering(0, 'id'))?.amounts ?? new Int32Array()
  const orderings = await orderingsOf(snapshot, shop, sorting)
  const isAscending = sorting.sortDir === 'asc'
  const found: number[] = []
  let toSkip = offset
  const groups = sorting.demote
    ? await demotedLast(snapshot, shop, selected.products, sorting.isOfBranch === true)
    : [selected.products]
  for (const products of groups)
    for (const ordinal of inOrder({ ...selected, products }, orderings, isAscending, snapshot.size)) {
      if (toSkip-- > 0) continue
      found.push(ids[ordinal] ?? 0)
      if (found.length === limit) return found
    }
  return found
}

async function demotedLast(
  { segments, size }: Snapshot,
  { id }: Shop,
  products: Bitset,
  isOfBranch: boolean,
): Promise<Bitset[]> {
  const facetOf = await segments.facets([
    { kind: 'soldOut', ref: id },
    { kind: 'demoted', ref: 0 },
  ])
  const soldOut = isOfBranch ? emptySet(size) : facetOf({ kind: 'soldOut', ref: id })
  const demoted = facetOf({ kind: 'demoted', ref: 0 })
  const available = difference(products, soldOut)
  return [difference(available, demoted), intersection(available, demoted), intersection(products, soldOut)]
}

async function orderingsOf({ segments }: Snapshot, shop: Shop, sorting: Sorting): Promise<Ordering[]> {
  const keys = sorting.sortingKey ?? (sorting.sortScore && !sorting.sort ? [sorting.sortScore] : null)
  const orderings = keys
    ? await Promise.all(keys.map((key) => segments.ordering(0, `sorting:${key}`)))
    : sorting.sort
      ? [await segments.ordering(sorting.sort === 'new' ? 0 : shop.id, sorting.sort)]
      : []
  return orderings.filter((ordering) => ordering !== null)
}

function* inOrder(
  { products, ranks }: Pick<SelectedProducts, 'products' | 'ranks'>,
  orderings: Ordering[],
  isAscending: boolean,
  size: number,
): Generator<number> {
  let left: Bitset = products
  for (const { ordinals } of orderings) {
    yield* members(left, ordinals, isAscending)
    left = difference(left, setOf(size, ordinals))
  }
  if (orderings.length > 0) return yield* ordinalsFromLast(left)
  let listed = emptySet(size)
  for (const rank of ranks) {
    yield* byId(difference(intersection(left, rank), listed), isAscending)
    listed = union(listed, rank)
  }
  yield* byId(difference(left, listed), isAscending)
}

function* members(set: Bitset, ordinals: Int32Array, isAscending: boolean): Generator<number> {
  const last = ordinals.length - 1
  for (let step = 0; step <= last; step++) {
    const ordinal = ordinals[isAscending ? step : last - step] ?? 0
    if (has(set, ordinal)) yield ordinal
  }
}

const byId = (set: Bitset, isAscending: boolean): Iterable<number> =>
  isAscending ? ordinalsOf(set) : ordinalsFromLast(set)
