import { z } from 'zod'
import type { Image, Product, Stock, Variant } from '#domain/catalogue/product.ts'
import { isRecord } from '#domain/is-record.ts'
import { advancedAttributes, attributes } from './attribute.ts'
import { categoryStep } from './category.ts'
import { listedPrice as price, lowestPriorPrice } from './money.ts'

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

/** A variant by its id names its product. */
export const variantDetail = variant.extend({ productId: z.int() })

const wholeProduct = z.object({
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

/** The public service gives the name of a product as an attribute. */
export const product: z.ZodType<Product> = z.preprocess((given) => {
  if (!isRecord(given) || given['name'] !== undefined) return given
  const { data } = nameAttribute.safeParse(given['attributes'])
  return { ...given, name: data?.name.values.label ?? given['referenceKey'] }
}, wholeProduct)

const nameAttribute = z.object({ name: z.object({ values: z.object({ label: z.string() }) }) })
