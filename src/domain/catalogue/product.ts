import type { LowestPriorPrice, Price } from '#domain/money/price.ts'
import type { AdvancedAttributes, Attributes } from './attribute.ts'
import type { CategoryStep } from './category.ts'

/** Its `attributes` are keyed imageKind, imageType, imageView, imageAngle, imageBackground, image1stView, imageVariantReferenceKey. */
export type Image = { hash: string; attributes?: Attributes }

export type Stock = {
  supplierId: number
  warehouseId: number | null
  quantity: number
  isSellableWithoutStock: boolean
  expectedAvailabilityAt: string | null
}

export type Variant = {
  id: number
  referenceKey: string
  createdAt: string
  updatedAt: string
  firstLiveAt: string | null
  isComposite: boolean
  customData: Record<string, unknown>
  stock: Stock
  price: Price
  attributes?: Attributes
  advancedAttributes?: AdvancedAttributes
  lowestPriorPrice?: LowestPriorPrice
}

/** A product as one shop sells it: names, labels and prices are those of the shop. Field names of the Shop API. */
export type Product = {
  id: number
  name: string
  isActive: boolean
  isSoldOut: boolean
  isNew: boolean
  isComposite: boolean
  createdAt: string
  updatedAt: string
  firstLiveAt: string | null
  indexedAt: string
  /** Shared by the colours of one model, which are siblings. */
  masterKey: string
  referenceKey: string
  customData: Record<string, unknown>
  images: Image[]
  attributes?: Attributes
  advancedAttributes?: AdvancedAttributes
  variants?: Variant[]
  /** Each entry is one path from a root down. */
  categories?: CategoryStep[][]
  siblings?: Product[]
  priceRange?: { min: Price; max: Price }
  reductionRange?: { min: number; max: number }
  lowestPriorPrice?: LowestPriorPrice
}
