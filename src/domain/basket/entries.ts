import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum.ts'
import type { BasketItem } from './basket.ts'

type Item = Pick<BasketItem, 'itemGroup' | 'quantity' | 'customData'> & {
  price: { total: { withTax: Minor } }
}

/** What a shopper sees as one thing: an item, or a group under its main item. */
export type Entry<I> = {
  main: I
  /** Without those that are not to be shown by themselves (`hideSubItem`). */
  parts: I[]
  /** Of the whole group, hidden parts within. */
  total: Minor
}

/** The items of a basket in their order, groups where their first item stands. A group without a main item shows its first. */
export function entriesOf<I extends Item>(items: readonly I[]): Entry<I>[] {
  const groups = new Map<string | I, { main: I; members: I[] }>()
  for (const item of items) {
    const id = item.itemGroup?.id ?? item
    const { main, members } = groups.get(id) ?? { main: item, members: [] }
    groups.set(id, { main: item.itemGroup?.isMainItem ? item : main, members: [...members, item] })
  }
  return [...groups.values()].map(({ main, members }) => ({
    main,
    parts: members.filter((item) => item !== main && item.customData['hideSubItem'] !== true),
    total: sumOf(members.map(({ price }) => price.total.withTax)),
  }))
}

/** How many things are in a basket: a group counts as its main item. */
export const countOf = (items: readonly Item[]): number =>
  entriesOf(items).reduce((count, { main }) => count + main.quantity, 0)
