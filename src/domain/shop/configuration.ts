import type { ProductType } from '#domain/catalogue/product-type.ts'

/** Feature flags of spec §9, and `lensReminder`: whether buyers are reminded of contact lenses that run out. */
export const FLAGS = [
  'syte',
  'rxConfigurator',
  'freeRxShipping',
  'zeroCostFrames',
  'pdTool',
  'subscription',
  'storeMode',
  'qrCodeByCountry',
  'onlineShop',
  'backInStock',
  'lensReminder',
  'rxValuesFromOrder',
  'rxOrderHistoryCache',
  'yellowPrice',
  'prismaVtoColors',
] as const
export type Flag = (typeof FLAGS)[number]
export type Flags = Record<Flag, boolean>

/** Fewest and most working days until a product in stock arrives. */
export type DeliveryEstimate = { from: number; to: number }
export type DeliveryEstimates = Partial<Record<ProductType, DeliveryEstimate>>

/** Custom data of a shop. Besides the fields named here they contain fields for other systems. Spec §3. */
export type ShopCustomData = Record<string, unknown> & {
  deliveryEstimatesProductType?: DeliveryEstimates | undefined
  /** What the configurator offers; a shop without a list offers everything. */
  rxLensTypes?: string[] | undefined
  rxLensQualityIndex?: string[] | undefined
  rxTintingTypes?: string[] | undefined
  /** Reference key of the service that comes with each pair. */
  rxFreeServiceProduct?: string | undefined
  /** The customer id at fraud0, which tells people from bots. */
  fraud0TagId?: string | null | undefined
  /** The https address of the script for visual search; it needs the flag `syte`, too. */
  syteScriptTagUrl?: string | null | undefined
  /** False where no visitor measures the pupil distance, whatever the flag says. */
  pdTool?: boolean | undefined
  /** A shop with a key offers to try frames on a picture. */
  vtoApiKey?: string | null | undefined
}

/** The answer of the Shop API at shop-configuration, in the words of spec §3. */
export type ShopConfiguration = {
  shopId: number
  name: string
  country: string
  locale: string
  currency: string
  domain: string | null
  googleTagId: string | null
  flags: Flags
  /** Experiment name → value; `control` and `out_of_scope` mean inactive. */
  experiments: Record<string, string>
  orderReturnPortal: { domain: string; portal: string } | null
  customData: ShopCustomData
}
