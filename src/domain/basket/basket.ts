import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { SubscriptionChoice } from '#domain/catalogue/subscription-offer.ts'
import type { LowestPriorPrice, Price } from '#domain/money/price.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { ChosenPromotion, ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'

/** Items that are bought together, such as a frame with its lenses. The id has at most eight characters. */
export type ItemGroup = {
  id: string
  isMainItem: boolean
  /** Without it the group is not complete. */
  isRequired: boolean
}

type DisplayKey = 'meta' | 'name' | 'identifier' | 'attribute-1' | 'attribute-2' | 'attribute-3'

/** Labels of a line that the shopper reads beside its product. */
export type DisplayData = Partial<Record<DisplayKey, { key: string; label: string; value: string }>>

export type CustomData = Record<string, unknown>

export type BasketItem = {
  /** Opaque. */
  key: string
  packageId: number
  quantity: number
  /** How many pieces of the variant are in stock for all its lines; absent where it is sold without stock. */
  availableQuantity?: number
  /** Deleted: the shop no longer sells it. */
  status: 'available' | 'unavailable' | 'deleted'
  product: Product
  variant: Variant
  price: { unit: Price; total: Price }
  lowestPriorPrice?: LowestPriorPrice
  customData: CustomData
  displayData: DisplayData
  itemGroup?: ItemGroup
  /** The first of `promotions`. */
  promotionId?: string
  promotion?: Promotion
  promotions?: ItemPromotion[]
}

/** Total of all items, including gifts and reductions. With several tax rates `rate` is their mean, weighted by value. */
export type Cost = Pick<Price, 'withTax' | 'withoutTax' | 'tax' | 'currencyCode' | 'appliedReductions'>

/** A parcel of the basket. Dates are RFC 3339 days. */
export type BasketPackage = { id: number; carrierKey: string; deliveryDate: { min: string; max: string } }

/** Null: the promotion gives an item that is not in the basket yet. */
export type ApplicablePromotion = { itemId: string | null; promotion: Promotion }

/** A basket as the Shop API gives it. */
export type Basket = {
  key: string
  currencyCode: string
  items: BasketItem[]
  packages: BasketPackage[]
  cost: Cost
  /** Only where they were requested. */
  applicablePromotions?: ApplicablePromotion[]
  /** Only in the answer to a code: what it opens and no item gets, with what is lacking. */
  unmetPromotions?: ItemPromotion[]
}

/** An item to add to a basket. Custom data name the price promotion of the line as `pricePromotionKey`. */
export type NewItem = {
  variantId: number
  quantity: number
  customData?: CustomData
  displayData?: DisplayData
  itemGroup?: ItemGroup | null
  promotionId?: string | null
  promotions?: ChosenPromotion[]
}

/**
 * An item as a browser may request it. The server checks the values of contact lenses and the rhythm of a subscription, and makes groups and
 * all other custom data.
 */
export type RequestedItem = Omit<NewItem, 'itemGroup' | 'customData'> & {
  subscription?: SubscriptionChoice
  customData?: { origin?: string; prescriptionValues?: Prescription }
}
