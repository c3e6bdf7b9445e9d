import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import type { Db } from '#platform/database.ts'
import { type Bitset, intersection, union } from '#shop-api/bitsets/bitset.ts'
import { type Clause, filterKey, readClauses } from './clauses.ts'
import { type OfferedProducts, findOfferedProducts } from './offered-products.ts'
import type { Selection } from './selection.ts'
import { matchTerm } from './term.ts'

/** The products that a request selects. */
export type SelectedProducts = {
  products: Bitset
  /** The same without the filter of that name: its own values are counted in this set. */
  without(key: string): Bitset
  offered: OfferedProducts
  /** Subsets to list first if no other order is given. */
  ranks: Bitset[]
}

/** Everything is a set, so each filter costs the same, however many products pass it. */
export async function selectProducts(
  db: Db,
  snapshot: Snapshot,
  shop: Shop,
  selection: Selection,
  now: Date,
): Promise<SelectedProducts> {
  const offered = await findOfferedProducts(snapshot, shop, selection)
  const clauses = await readClauses(db, snapshot, shop, selection, now)
  const match =
    selection.term === undefined
      ? null
      : await matchTerm(db, snapshot, shop, selection.term, { fuzzy: selection.disableFuzziness !== true })

  const alternatives = (selection.orFiltersOperator ?? []).map((name) => filterKey(snapshot.dictionary, name))

  const combine = (chosen: Clause[]) => {
    const either = chosen.filter(({ key }) => alternatives.includes(key))
    const every = chosen.filter((clause) => !either.includes(clause)).map(({ products }) => products)
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
