import { type CountedLine, promotionProgress } from '#domain/promotion/condition.ts'
import { giftOf, remainingForGift } from '#domain/promotion/gift.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { BasketItem } from './basket.ts'

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
  const bought = items.filter(({ status }) => status === 'available').map(countedOf)
  return running
    .toSorted((one, other) => one.priority - other.priority)
    .flatMap((promotion) => {
      const gift = giftOf(promotion)
      if (!gift || promotion.code !== undefined || items.some((item) => has(item, promotion))) return []
      const remaining = remainingForGift(promotion, promotionProgress(promotion, bought))
      const isEarned = remaining.quantity === 0 && remaining.orderValue === 0
      return [{ promotion, variantIds: gift.variantIds, remaining, isEarned }]
    })
}

const has = ({ promotions = [] }: BasketItem, { id }: Promotion): boolean =>
  promotions.some((each) => each.id === id)

const countedOf = ({ variant, quantity, product, price, promotions = [] }: BasketItem): CountedLine => ({
  variantId: variant.id,
  quantity,
  categoryIds: (product.categories ?? []).flat().map(({ categoryId }) => categoryId),
  withTax: price.total.withTax,
  isGift: promotions.some((promotion) => giftOf(promotion) !== null),
})
