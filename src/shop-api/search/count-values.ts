import { countColumns } from '#shop-api/catalogue/columns.ts'
import type { Group } from '#shop-api/catalogue/dictionary.ts'
import type { Snapshot } from '#shop-api/catalogue/snapshot.ts'
import { count, difference, ordinals } from './bitset.ts'
import type { Selected } from './select.ts'

/**
 * How many of the selected products have each value of a group, by its place in it; the group's own filter does not count. Where more
 * than half of all are selected, the others are counted and taken off the totals, which are kept.
 */
export async function countValues(
  { segments }: Snapshot,
  { offered, without }: Selected,
  group: Group,
): Promise<number[]> {
  const columns = (await segments.columns([group])).get(group.key)
  if (!columns) return []
  const among = without(group.key)
  if (count(among) * 2 < count(offered.products)) return countColumns(columns, ordinals(among))

  const totals = segments.totals(`${offered.name} ${group.key}`, () =>
    countColumns(columns, ordinals(offered.products)),
  )
  const others = countColumns(columns, ordinals(difference(offered.products, among)))
  return totals.map((total, place) => total - (others[place] ?? 0))
}
