import type { BasketItem } from '#domain/basket/basket.ts'
import { plainAmount } from '#domain/money/format.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import { multiplyPrice } from '#domain/money/sum.ts'
import type { EventName, TrackedEvent } from './event.ts'

/** What is reported of goods: nothing of the person, and no value of an eye. Prices are in major units. */
export type TrackedItem = {
  item_id: string
  item_variant: string
  item_name: string
  price: string
  quantity: number
}

type Line = { quantity: number } & {
  product: Pick<BasketItem['product'], 'id' | 'name'>
  variant: Pick<BasketItem['variant'], 'id'>
  price: Pick<BasketItem['price'], 'unit'>
}

export const trackedItem = ({ product, variant, price, quantity }: Line): TrackedItem => ({
  item_id: String(product.id),
  item_variant: String(variant.id),
  item_name: product.name,
  price: plainAmount(price.unit.withTax),
  quantity,
})

/** An event about goods and what they cost together. */
export const goodsEvent = (event: EventName, currency: string, lines: readonly Line[]): TrackedEvent => ({
  event,
  currency,
  value: plainAmount(sumOf(lines.map(({ price, quantity }) => multiplyPrice(price.unit, quantity).withTax))),
  items: lines.map(trackedItem),
})
