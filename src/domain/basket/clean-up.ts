import type { BasketItem } from './basket.ts'
import { allocateStock, type StockedItem } from './allocate-stock.ts'

type Item = StockedItem & Pick<BasketItem, 'itemGroup'>

/** What must change before a basket can be bought. Items that must be removed together are one list. */
export type CleanUp<I> = { removed: I[][]; reduced: { item: I; quantity: number }[] }

/**
 * A whole group is removed where one of its items is not available in full, or where the group is incomplete: without its main item or
 * without all others. Of several groups that need the same last piece the newest is removed. A line in no group is reduced to the available
 * quantity, and removed where there is none. Spec §4 "Basket mutations".
 */
export function cleanUp<I extends Item>(items: readonly I[]): CleanUp<I> {
  const group = groupToGo(items)
  if (group) {
    const rest = cleanUp(items.filter((item) => !group.includes(item)))
    return { ...rest, removed: [group, ...rest.removed] }
  }
  const short = allocateStock(items).filter(isShort)
  return {
    removed: short.filter(({ pieces }) => pieces === 0).map(({ item }) => [item]),
    reduced: short.filter(({ pieces }) => pieces > 0).map(({ item, pieces }) => ({ item, quantity: pieces })),
  }
}

/** Groups that would be unavailable even alone are removed first: they may hold a piece that another group needs. */
function groupToGo<I extends Item>(items: readonly I[]): I[] | undefined {
  const grouped = items.filter(({ itemGroup }) => itemGroup !== undefined)
  const groups = [...Map.groupBy(grouped, ({ itemGroup }) => itemGroup?.id).values()]
  const short = allocateStock(items)
    .filter(isShort)
    .map(({ item }) => item)
  return groups.find(isBroken) ?? groups.findLast((group) => group.some((item) => short.includes(item)))
}

const isBroken = (group: readonly Item[]): boolean => !isComplete(group) || allocateStock(group).some(isShort)

const isComplete = (group: readonly Item[]): boolean =>
  group.length > 1 && group.some(({ itemGroup }) => itemGroup?.isMainItem)

const isShort = ({ item, pieces }: { item: Item; pieces: number }): boolean => pieces < item.quantity

/** The condition for entering the checkout: the basket is not empty, and all of it is available. */
export function canCheckOut(items: readonly Item[]): boolean {
  const { removed, reduced } = cleanUp(items)
  return items.length > 0 && removed.length === 0 && reduced.length === 0
}

type Named = Pick<BasketItem, 'itemGroup' | 'quantity'> & { product: { name: string } }

/**
 * An item that was removed without the shopper's request; a gift because its promotion no longer applies. `path`, without variant prefix: where a
 * pair of glasses is configured again with the values that it had.
 */
export type Removal = { name: string; quantity: number; isGift?: true; path?: string }

/** How the removal of a group is reported: the name of its main item, and its quantity. Spec §4 "basket item_group_removed". */
export function removalNotice(items: readonly Named[]): Removal {
  const [first] = items
  const main = items.find(({ itemGroup }) => itemGroup?.isMainItem) ?? first
  return { name: main?.product.name ?? '', quantity: main?.quantity ?? 0 }
}
