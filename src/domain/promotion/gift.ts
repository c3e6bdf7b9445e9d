import type { Minor } from '#domain/money/price.ts'
import type { Promotion } from './promotion.ts'

/** The gift of a buy-x-get-y promotion: `maxCount` pieces of one of the variants, at a reduced price or free of charge. */
export type Gift = {
  variantIds: readonly number[]
  maxCount: number
  discount: { type: 'absolute' | 'relative'; value: number }
}

/** Null: the promotion gives nothing. By default a gift is one piece, free of charge. */
export function giftOf({ effect }: Pick<Promotion, 'effect'>): Gift | null {
  if (effect.type !== 'buy_x_get_y') return null
  const { variantIds, maxCount, discountType, discountValue } = effect.additionalData
  return {
    variantIds,
    maxCount: amountOr(maxCount, 1),
    discount: {
      type: discountType === 'absolute' ? 'absolute' : 'relative',
      value: amountOr(discountValue, 100),
    },
  }
}

/** What must be bought for a gift: pieces of the promotion's items, and a basket total in minor units. */
export type GiftConditions = { minQuantity: number; minOrderValue: number }

/** `giftConditions` of the custom data; one piece by default. */
export function giftConditions({ customData }: Pick<Promotion, 'customData'>): GiftConditions {
  const { giftConditions: conditions } = customData
  const given: { minQuantity?: unknown; minOrderValue?: unknown } =
    typeof conditions === 'object' && conditions !== null ? conditions : {}
  return { minQuantity: amountOr(given.minQuantity, 1), minOrderValue: amountOr(given.minOrderValue, 0) }
}

/** What counts towards a promotion. */
export type Progress = { quantity: number; total: Minor }

/** What must still be bought for a gift; both 0 once it is earned. Spec §5. */
export function remainingForGift(
  promotion: Pick<Promotion, 'customData'>,
  { quantity, total }: Progress,
): { quantity: number; orderValue: number } {
  const { minQuantity, minOrderValue } = giftConditions(promotion)
  return {
    quantity: Math.max(0, minQuantity - quantity),
    orderValue: Math.max(0, minOrderValue - total),
  }
}

const amountOr = (amount: unknown, otherwise: number): number =>
  typeof amount === 'number' && amount >= 0 ? amount : otherwise
