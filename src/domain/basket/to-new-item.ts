import { subscriptionChoiceIn } from '#domain/catalogue/subscription-offer.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
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
  const prescriptionValues = prescriptionValuesOf({ customData })
  const subscription = subscriptionChoiceIn(customData)
  const data = {
    ...(typeof origin === 'string' && { origin }),
    ...(prescriptionValues && { prescriptionValues }),
  }
  return {
    variantId: variant.id,
    quantity,
    ...(Object.keys(data).length > 0 && { customData: data }),
    displayData,
    promotions: promotions.map(toChosenPromotion),
    ...(subscription && { subscription }),
  }
}
