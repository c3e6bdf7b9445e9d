import { multiplyPrice } from '#domain/money/sum.ts'
import { reducePrice } from '#domain/money/reduce.ts'
import { minor } from '#domain/money/price.ts'
import { type CountedLine, promotionProgress } from '#domain/promotion/condition.ts'
import { byPriority } from '#domain/promotion/by-priority.ts'
import { type Gift, giftOf, remainingForGift } from '#domain/promotion/gift.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { BasketItem } from './basket.ts'
import { giftPieces } from './gift-pieces.ts'

/** A gift of an active promotion: one of its variants, with the name and picture of its product. */
export type GiftOffer = { promotion: Promotion; variantId: number; name: string; image: string | null }

/** A gift that is not in the basket, and what must still be bought for it. Once earned, the shopper may take it. */
export type GiftHint = {
  promotion: Promotion
  variantIds: readonly number[]
  remaining: { quantity: number; orderValue: number }
  isEarned: boolean
}

/** Gifts that need no code, the best first. The products of the items must come with their categories. Spec §5. */
export function giftHints(items: readonly BasketItem[], running: readonly Promotion[]): GiftHint[] {
  const bought = boughtOf(items.filter(({ status }) => status === 'available'))
  return running.toSorted(byPriority).flatMap((promotion) => {
    const gift = giftOf(promotion)
    if (!gift || promotion.code !== undefined || items.some((item) => has(item, promotion))) return []
    const remaining = remainingForGift(promotion, promotionProgress(promotion, bought))
    const isEarned = remaining.quantity === 0 && remaining.orderValue === 0
    return [{ promotion, variantIds: gift.variantIds, remaining, isEarned }]
  })
}

const has = ({ promotions = [] }: BasketItem, { id }: Promotion): boolean =>
  promotions.some((each) => each.id === id)

/** What counts in `priceBasket` too: the items without the pieces that are given, and without what those still cost. */
function boughtOf(items: readonly BasketItem[]): CountedLine[] {
  const lines = items.map((item) => ({
    ...item,
    variantId: item.variant.id,
    isAvailable: true,
    promotions: (item.promotions ?? []).filter(({ isValid }) => isValid),
  }))
  const valid = new Map(lines.flatMap(({ promotions }) => promotions.map((each) => [each.id, each])))
  const given = giftPieces(lines, [...valid.values()].toSorted(byPriority))
  return lines.map(({ key, variantId, quantity, product, variant, price }) => {
    const { promotionId = '', count = 0 } = given.get(key) ?? {}
    const promotion = valid.get(promotionId)
    const gift = promotion ? giftOf(promotion) : null
    return {
      variantId,
      quantity: quantity - count,
      categoryIds: (product.categories ?? []).flat().map(({ categoryId }) => categoryId),
      withTax: minor(price.total.withTax - (gift ? costOf(gift, variant.price, count) : 0)),
    }
  })
}

const costOf = ({ discount }: Gift, price: BasketItem['variant']['price'], count: number): number =>
  multiplyPrice(reducePrice(price, discount, { category: 'buy_x_get_y' }), count).withTax
