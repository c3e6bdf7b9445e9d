import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import type { FrameDelivery } from '#domain/configurator/delivery-so-far.ts'
import { type DeliveryStart, deliveryTime } from '#domain/delivery/delivery-time.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'

/** When a frame that is ordered now arrives, and what is made for it. Made-to-measure lenses take as long as the shop says of glasses. */
export function deliveryOfFrame(
  { variant, type }: { variant: Pick<Variant, 'stock'>; type: ProductType },
  parts: readonly RxPart[],
  { customData }: Pick<ShopConfiguration, 'customData'>,
  start: DeliveryStart,
): FrameDelivery {
  const usual = estimateFor(customData.deliveryEstimatesProductType, type)
  const timeOf = ({ stock }: Pick<Variant, 'stock'>) => deliveryTime(stock, usual, start)
  const lenses = parts.filter(({ kind }) => kind === 'lensType' || kind === 'index' || kind === 'tint')
  return {
    frame: timeOf(variant),
    parts: Object.fromEntries(lenses.map((lens) => [lens.referenceKey, timeOf(lens)])),
  }
}
