import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import {
  type DeliveryStart,
  deliveryTime,
  type DeliveryTime,
  slowestTime,
} from '#domain/delivery/delivery-time.ts'
import { estimateFor } from '#domain/delivery/estimate.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'

/** When a frame that is ordered now arrives: alone, or with lenses. Made-to-measure lenses take as long as the shop says of glasses. */
export function deliveryOfFrame(
  { variant, type }: { variant: Pick<Variant, 'stock'>; type: ProductType },
  parts: readonly RxPart[],
  { customData }: Pick<ShopConfiguration, 'customData'>,
  start: DeliveryStart,
): { frame: DeliveryTime; pair: DeliveryTime } {
  const usual = estimateFor(customData.deliveryEstimatesProductType, type)
  const timeOf = ({ stock }: Pick<Variant, 'stock'>) => deliveryTime(stock, usual, start)
  const lenses = parts.filter(({ kind }) => kind === 'lensType' || kind === 'index' || kind === 'tint')
  const frame = timeOf(variant)
  return { frame, pair: slowestTime([frame, ...lenses.map(timeOf)], start) }
}
