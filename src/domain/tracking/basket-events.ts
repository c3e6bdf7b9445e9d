import type { Basket, BasketItem, NewItem } from '#domain/basket/basket.ts'
import type { TrackedEvent } from './event.ts'
import { goodsEvent } from './goods-event.ts'

/** A basket before and after a change that the shopper made. `before` is null where the page had not read it. */
export type BasketChange = {
  before: Basket | null
  after: Basket
  /** What was added, where the change is an add. */
  added: readonly NewItem[]
}

/** What a change put into the basket and took out of it, by line: its price may have changed as well. */
export function basketEvents({ before, after, added }: BasketChange): TrackedEvent[] {
  const more = before ? surplus(after.items, before.items) : atMost(after.items, added)
  const less = before ? surplus(before.items, after.items) : []
  const { currencyCode } = after
  return [
    ...(more.length > 0 ? [goodsEvent('add_to_cart', currencyCode, more)] : []),
    ...(less.length > 0 ? [goodsEvent('remove_from_cart', currencyCode, less)] : []),
  ]
}

/** The lines that `items` has beyond `others`, each with the pieces beyond. */
const surplus = (items: readonly BasketItem[], others: readonly BasketItem[]): BasketItem[] =>
  items.flatMap((item) => {
    const quantity = item.quantity - (others.find(({ key }) => key === item.key)?.quantity ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })

/** The lines of the added goods; a line may hold less than was added. */
const atMost = (items: readonly BasketItem[], added: readonly NewItem[]): BasketItem[] =>
  added.flatMap(({ variantId, quantity }) => {
    const item = items.find(({ variant }) => variant.id === variantId)
    return item ? [{ ...item, quantity: Math.min(quantity, item.quantity) }] : []
  })
