import { countColumns } from '#shop-api/bitsets/columns.ts'
import type { Group } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Bitset, count, difference, ordinals } from '#shop-api/bitsets/bitset.ts'
import type { OfferedProducts } from './offered-products.ts'
import type { SelectedProducts } from './select-products.ts'

/**
 * How many of the selected products have each value of a group, by its position; the group's own filter does
 * not count.
 */
export async function countValues(
  { segments }: Snapshot,
  { offered, without }: SelectedProducts,
  group: Group,
): Promise<number[]> {
  const columns = (await segments.columns([group])).get(group.key)
  if (!columns) return []
  const { listed, isRest } = shorterList(without(group.key), offered)
  const counts = countColumns(columns, listed)
  if (!isRest) return counts
  const totals = segments.totals(`${offered.name} ${group.key}`, () =>
    countColumns(columns, ordinals(offered.products)),
  )
  return totals.map((total, place) => total - (counts[place] ?? 0))
}

type ShorterList = { listed: Int32Array; isRest: boolean }

/** Computed once per request, as most groups count the same products. */
const lists = new WeakMap<Bitset, ShorterList>()

/**
 * The selected products, or the unselected ones if these are fewer: their counts are then subtracted from
 * cached totals.
 */
function shorterList(among: Bitset, offered: OfferedProducts): ShorterList {
  const known = lists.get(among)
  if (known) return known
  const isRest = count(among) * 2 > count(offered.products)
  const list = { listed: ordinals(isRest ? difference(offered.products, among) : among), isRest }
  lists.set(among, list)
  return list
}
