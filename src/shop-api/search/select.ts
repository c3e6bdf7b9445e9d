import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { Db } from '#shop-api/db.ts'

import { type Bitset, difference, fullSet, intersection, union } from './bitset.ts'
import { type Clause, filterKey, readClauses } from './clauses.ts'
import type { Selection } from './selection.ts'
import { matchTerm } from './term.ts'

/** Products that a request is about. */
export type Selected = {
  products: Bitset
  /** The same as if the filter of that name were not set: what its own values are counted in. */
  without(key: string): Bitset
  /** Sets to list first where nothing else orders them. */
  ranks: Bitset[]
}

/** Everything is a set, so each filter costs the same however many products pass it. */
export async function select(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  selection: Selection,
  now: Date,
): Promise<Selected> {
  const offered = await offeredIn(snapshot, shop, selection)
  const clauses = await readClauses(db, snapshot, shop, selection, now)
  const match =
    selection.term === undefined
      ? null
      : await matchTerm(db, snapshot, shop, selection.term, { fuzzy: selection.disableFuzziness !== true })

  const alternatives = (selection.orFiltersOperator ?? []).map((name) => filterKey(snapshot.dictionary, name))

  const combine = (kept: Clause[]) => {
    const either = kept.filter(({ key }) => alternatives.includes(key))
    const every = kept.filter((clause) => !either.includes(clause)).map(({ products }) => products)
    if (match) every.push(match.products)
    if (either.length > 0) every.push(either.map(({ products }) => products).reduce(union))
    return every.reduce(intersection, offered)
  }
  const products = combine(clauses)
  return {
    products,
    without: (key) =>
      clauses.some((clause) => clause.key === key)
        ? combine(clauses.filter((clause) => clause.key !== key))
        : products,
    ranks: match?.ranks ?? [],
  }
}

/** What the shop sells at all. Sold-out products, and those that cost nothing, only where they are asked for. */
async function offeredIn(
  { segments, size }: Snapshot,
  { id }: Shop,
  { includeSoldOut, includeSellableForFree, minProductId }: Selection,
): Promise<Bitset> {
  const facetOf = await segments.facets([
    { kind: 'visible', ref: id },
    { kind: 'soldOut', ref: id },
    { kind: 'free', ref: id },
  ])
  let offered = facetOf({ kind: 'visible', ref: id })
  if (includeSoldOut !== true) offered = difference(offered, facetOf({ kind: 'soldOut', ref: id }))
  if (includeSellableForFree !== true) offered = difference(offered, facetOf({ kind: 'free', ref: id }))
  if (minProductId === undefined) return offered
  const ids = await segments.ordering(0, 'id')
  return intersection(offered, idsFrom(ids?.amounts ?? new Int32Array(), minProductId, size))
}

/** Ordinals are in order of id, so the products from an id on are the last ones. */
function idsFrom(ids: Int32Array, least: number, size: number): Bitset {
  const set = fullSet(size)
  const first = ids.findIndex((id) => id >= least)
  const gone = first === -1 ? size : first
  set.fill(0, 0, gone >>> 5)
  if (gone >>> 5 < set.length) set[gone >>> 5] = (set[gone >>> 5] ?? 0) & (-1 << (gone & 31))
  return set
}
