import type { Minor } from '#domain/money/price.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { BasketItem } from './basket.ts'

type Item = Pick<BasketItem, 'itemGroup' | 'quantity' | 'customData'> & {
  price: { total: { withTax: Minor } }
}

/** What a shopper sees as one entry: an item, or a group under its main item. */
export type BasketEntry<I> = {
  main: I
  /** Without the items that are not shown by themselves (`hideSubItem`). */
  parts: I[]
  /** Of the whole group, including hidden parts. */
  total: Minor
}

/** The items of a basket in their order; a group stands where its first item stands. A group without a main item shows its first item. */
export function basketEntries<I extends Item>(items: readonly I[]): BasketEntry<I>[] {
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

/** Number of pieces in a basket: a group counts as its main item. */
export const basketCount = (items: readonly Item[]): number =>
  basketEntries(items).reduce((count, { main }) => count + main.quantity, 0)
