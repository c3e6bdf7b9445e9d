import { giftOf } from '#domain/promotion/gift.ts'
import type { BasketItem, RequestedItem } from './basket.ts'

const ORIGIN = 'gift'

/** The item that is added when a shopper takes a gift. */
export const giftItem = (promotionId: string, variantId: number): RequestedItem => ({
  variantId,
  quantity: 1,
  promotions: [{ id: promotionId }],
  customData: { origin: ORIGIN },
})

/** Added to the basket as a gift, not bought. */
export const isGiftItem = ({ customData }: Pick<BasketItem, 'customData'>): boolean =>
  customData['origin'] === ORIGIN

/** Gifts that are no longer earned. The shopper did not intend to pay for them, so they must be removed. */
export const lostGifts = <Item extends Pick<BasketItem, 'customData' | 'promotions'>>(
  items: readonly Item[],
): Item[] =>
  items.filter(
    (item) =>
      isGiftItem(item) &&
      !(item.promotions ?? []).some((promotion) => promotion.isValid && giftOf(promotion) !== null),
  )
