import { countColumns } from '#shop-api/catalogue/columns.ts'
import type { Group } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { type Bitset, count, difference, ordinals } from './bitset.ts'
import type { Offered } from './offered.ts'
import type { Selected } from './select.ts'

/** How many of the selected products have each value of a group, by its place in it; the group's own filter does not count. */
export async function countValues(
  { segments }: Snapshot,
  { offered, without }: Selected,
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

/** Made once a request, as most groups count the same products. */
const lists = new WeakMap<Bitset, ShorterList>()

/** The selected products, or else the rest: where more than half are selected, these are taken off totals that are kept. */
function shorterList(among: Bitset, offered: Offered): ShorterList {
  const known = lists.get(among)
  if (known) return known
  const isRest = count(among) * 2 > count(offered.products)
  const list = { listed: ordinals(isRest ? difference(offered.products, among) : among), isRest }
  lists.set(among, list)
  return list
}
