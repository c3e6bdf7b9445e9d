import { toChosenPromotion } from '#domain/promotion/next-application.ts'
import type { BasketItem, RequestedItem } from './basket.ts'

/** Adds an item again, with what a browser may send of it. It must be in no group: groups are made by the server. */
export function toNewItem({
  variant,
  quantity,
  customData,
  displayData,
  promotions = [],
}: BasketItem): RequestedItem {
  const { origin } = customData
  return {
    variantId: variant.id,
    quantity,
    ...(typeof origin === 'string' && { customData: { origin } }),
    displayData,
    promotions: promotions.map(toChosenPromotion),
  }
}
