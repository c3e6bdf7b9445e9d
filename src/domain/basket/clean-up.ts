import type { BasketItem } from './basket.ts'
import { obtainable, type StockedItem } from './obtainable.ts'

type Item = StockedItem & Pick<BasketItem, 'itemGroup'>

/** What must change before a basket can be bought. What goes together, goes as one list. */
export type CleanUp<I> = { removed: I[][]; reduced: { item: I; quantity: number }[] }

/**
 * Groups go whole where one of their items cannot be had in full, or where they are not complete: they have lost their main item or all
 * others. Of several groups that want the same last piece the newest goes. A line in no group is reduced to what there is, and goes where
 * there is nothing. Spec §4 "Basket mutations".
 */
export function cleanUp<I extends Item>(items: readonly I[]): CleanUp<I> {
  const group = groupToGo(items)
  if (group) {
    const rest = cleanUp(items.filter((item) => !group.includes(item)))
    return { ...rest, removed: [group, ...rest.removed] }
  }
  const short = obtainable(items).filter(isShort)
  return {
    removed: short.filter(({ pieces }) => pieces === 0).map(({ item }) => [item]),
    reduced: short.filter(({ pieces }) => pieces > 0).map(({ item, pieces }) => ({ item, quantity: pieces })),
  }
}

/** Those that could not be had if they were alone go first: they may hold what another group needs. */
function groupToGo<I extends Item>(items: readonly I[]): I[] | undefined {
  const grouped = items.filter(({ itemGroup }) => itemGroup !== undefined)
  const groups = [...Map.groupBy(grouped, ({ itemGroup }) => itemGroup?.id).values()]
  const short = obtainable(items)
    .filter(isShort)
    .map(({ item }) => item)
  return groups.find(isBroken) ?? groups.findLast((group) => group.some((item) => short.includes(item)))
}

const isBroken = (group: readonly Item[]): boolean => !isComplete(group) || obtainable(group).some(isShort)

const isComplete = (group: readonly Item[]): boolean =>
  group.length > 1 && group.some(({ itemGroup }) => itemGroup?.isMainItem)

const isShort = ({ item, pieces }: { item: Item; pieces: number }): boolean => pieces < item.quantity

/** The gate before the checkout: something is to be bought, and all of it can be had. */
export function canCheckOut(items: readonly Item[]): boolean {
  const { removed, reduced } = cleanUp(items)
  return items.length > 0 && removed.length === 0 && reduced.length === 0
}

type Named = Pick<BasketItem, 'itemGroup' | 'quantity'> & { product: { name: string } }

/** What left a basket that nobody took out; a gift because what it came with is no longer there. */
export type Removal = { name: string; quantity: number; isGift?: true }

/** What is said of items that had to go together: the name of the main one, and how many of it. Spec §4 "basket item_group_removed". */
export function removalNotice(items: readonly Named[]): Removal {
  const [first] = items
  const main = items.find(({ itemGroup }) => itemGroup?.isMainItem) ?? first
  return { name: main?.product.name ?? '', quantity: main?.quantity ?? 0 }
}
