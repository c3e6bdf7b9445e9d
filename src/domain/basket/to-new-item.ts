import { toChosenPromotion } from '#domain/promotion/next-application.ts'
import type { BasketItem, NewItem } from './basket.ts'

/** Adds an item again with all its properties, to this basket or to another. */
export const toNewItem = (item: BasketItem): NewItem => ({
  variantId: item.variant.id,
  quantity: item.quantity,
  customData: item.customData,
  displayData: item.displayData,
  ...(item.itemGroup && { itemGroup: item.itemGroup }),
  promotions: (item.promotions ?? []).map(toChosenPromotion),
})
