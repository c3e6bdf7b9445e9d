import { asChosen } from '#domain/promotion/next-application.ts'
import type { BasketItem, NewItem } from './basket.ts'

/** What puts an item back as it was, in this basket or in another. */
export const itemAgain = (item: BasketItem): NewItem => ({
  variantId: item.variant.id,
  quantity: item.quantity,
  customData: item.customData,
  displayData: item.displayData,
  ...(item.itemGroup && { itemGroup: item.itemGroup }),
  promotions: (item.promotions ?? []).map(asChosen),
})
