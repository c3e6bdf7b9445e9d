import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { Db } from '#shop-api/db.ts'
import { type Bitset, intersection, union } from './bitset.ts'
import { type Clause, filterKey, readClauses } from './clauses.ts'
import { type Offered, offeredIn } from './offered.ts'
import type { Selection } from './selection.ts'
import { matchTerm } from './term.ts'

/** Products that a request is about. */
export type Selected = {
  products: Bitset
  /** The same as if the filter of that name were not set: what its own values are counted in. */
  without(key: string): Bitset
  offered: Offered
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
    return every.reduce(intersection, offered.products)
  }
  const products = combine(clauses)
  const without = (key: string) =>
    clauses.some((clause) => clause.key === key)
      ? combine(clauses.filter((clause) => clause.key !== key))
      : products
  return {
    products,
    without,
    offered,
    ranks: match?.ranks ?? [],
  }
}
