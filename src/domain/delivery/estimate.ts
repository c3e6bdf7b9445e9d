import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { DeliveryEstimate, DeliveryEstimates } from '#domain/shop/configuration.ts'

/** Where the shop states none for a product type. */
const USUAL: DeliveryEstimate = { from: 2, to: 4 }

/** Spec §3 "deliveryEstimatesProductType". */
export const estimateFor = (
  estimates: DeliveryEstimates | undefined,
  type: ProductType | null,
): DeliveryEstimate => (type && estimates?.[type]) ?? USUAL

/** The estimate for several products in one delivery: the slowest one. */
export const slowestOf = (estimates: readonly DeliveryEstimate[]): DeliveryEstimate =>
  estimates.reduce(
    (slowest, { from, to }) => ({ from: Math.max(slowest.from, from), to: Math.max(slowest.to, to) }),
    estimates[0] ?? USUAL,
  )
