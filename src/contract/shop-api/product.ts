import { z } from 'zod'
import type { Image, Product, Stock, Variant } from '#domain/catalogue/product.ts'
import { advancedAttributes, attributes } from './attribute.ts'
import { categoryStep } from './category.ts'
import { lowestPriorPrice, price } from './money.ts'

const moment = z.iso.datetime({ offset: true })
const customData = z.record(z.string(), z.unknown())

const image = z.object({
  hash: z.string(),
  attributes: attributes.exactOptional(),
}) satisfies z.ZodType<Image>

const stock = z.object({
  supplierId: z.int(),
  warehouseId: z.int().nullable(),
  quantity: z.int(),
  isSellableWithoutStock: z.boolean(),
  expectedAvailabilityAt: moment.nullable(),
}) satisfies z.ZodType<Stock>

export const variant = z.object({
  id: z.int(),
  referenceKey: z.string(),
  createdAt: moment,
  updatedAt: moment,
  firstLiveAt: moment.nullable(),
  isComposite: z.boolean(),
  customData,
  stock,
  price,
  attributes: attributes.exactOptional(),
  advancedAttributes: advancedAttributes.exactOptional(),
  lowestPriorPrice: lowestPriorPrice.exactOptional(),
}) satisfies z.ZodType<Variant>

export const product: z.ZodType<Product> = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  isSoldOut: z.boolean(),
  isNew: z.boolean(),
  isComposite: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  firstLiveAt: moment.nullable(),
  indexedAt: moment,
  masterKey: z.string(),
  referenceKey: z.string(),
  customData,
  images: z.array(image),
  attributes: attributes.exactOptional(),
  advancedAttributes: advancedAttributes.exactOptional(),
  variants: z.array(variant).exactOptional(),
  categories: z.array(z.array(categoryStep)).exactOptional(),
  get siblings() {
    return z.array(product).exactOptional()
  },
  priceRange: z.object({ min: price, max: price }).exactOptional(),
  reductionRange: z.object({ min: z.number(), max: z.number() }).exactOptional(),
  lowestPriorPrice: lowestPriorPrice.exactOptional(),
})
