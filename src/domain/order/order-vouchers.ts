import type { BasketItem } from '#domain/basket/basket.ts'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import type { Voucher } from './order.ts'

/** The codes that reduced the price of an order, and the items that they apply to. */
export function vouchersOf(items: readonly Pick<BasketItem, 'key' | 'promotions'>[]): Voucher[] {
  const opened = items
    .flatMap(({ promotions = [] }) => promotions)
    .filter(({ isValid, code }) => isValid && code !== undefined)
  const once = [...new Map(opened.map((promotion) => [promotion.id, promotion])).values()]
  return once.map(({ id, code = '', effect }) => ({
    id,
    code,
    ...worthOf(effect),
    applicableItems: items
      .filter(({ promotions = [] }) => promotions.some((each) => each.id === id))
      .map(({ key, promotions = [] }) => ({
        key,
        isApplied: promotions.some((each) => each.id === id && each.isValid),
      })),
  }))
}

/** A gift is free of charge as a whole. */
function worthOf({ type, additionalData }: ItemPromotion['effect']): Pick<Voucher, 'type' | 'value'> {
  if (type !== 'automatic_discount') return { type: 'relative', value: 100 }
  return { type: additionalData.type, value: additionalData.value }
}
