import { giftOf } from '#domain/promotion/gift.ts'
import type { BasketItem, NewItem } from './basket.ts'

const ORIGIN = 'gift'

/** What is put in the basket of somebody who takes a gift. */
export const giftItem = (promotionId: string, variantId: number): NewItem => ({
  variantId,
  quantity: 1,
  promotions: [{ id: promotionId }],
  customData: { origin: ORIGIN },
})

/** Put in the basket as a gift, not bought. */
export const isGiftItem = ({ customData }: Pick<BasketItem, 'customData'>): boolean =>
  customData['origin'] === ORIGIN

/** Gifts that are earned no more. Nobody meant to pay for them: they have to go. */
export const lostGifts = <Item extends Pick<BasketItem, 'customData' | 'promotions'>>(
  items: readonly Item[],
): Item[] =>
  items.filter(
    (item) =>
      isGiftItem(item) &&
      !(item.promotions ?? []).some((promotion) => promotion.isValid && giftOf(promotion) !== null),
  )
