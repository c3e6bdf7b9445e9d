import { z } from 'zod'
import { MAX_INT32 } from './listing-query.ts'
import { minor } from './money.ts'

/** Products of one call. */
export const MAX_PRODUCTS = 20_000
/** Of one call, in bytes. */
export const MAX_CATALOGUE_BYTES = 60 * 1024 * 1024

const id = z.int().min(1).max(MAX_INT32)
const ids = z
  .array(id)
  .max(100)
  .transform((list) => [...new Set(list)])
const key = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(10_000)
const amount = minor.refine((value) => value >= 0 && value <= MAX_INT32, 'not an amount in minor units')

const language = z.string().regex(/^(?:\*|[a-z]{2})$/, 'not a language like de')
const isSome = (parts: object): boolean => Object.keys(parts).length > 0

/** One text for all languages, or one for each: `*` is for those that have none of their own. */
const perLanguage = z.record(language, text).refine(isSome, 'needs a text')
const words = z.union([text.transform((same) => ({ '*': same })), perLanguage])

/** A value of a list that does not have it yet. The labels count only then. */
const newValue = z.strictObject({ value: key, labels: words })
const value = z.union([z.string().trim().min(1), z.number(), z.boolean(), newValue])
const attribute = z.union([
  value,
  z.array(value).min(1).max(100),
  perLanguage.transform((texts) => ({ texts })),
])
/** By group; null takes the attribute off. */
const attributes = z.record(z.string(), attribute.nullable())
const row = z.record(z.string(), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
const rows = z.array(row).min(1).max(500)
const structured = z.union([
  rows.transform((same) => ({ '*': same })),
  z.record(language, rows).refine(isSome, 'needs rows'),
])
/** Rows by attribute, for all languages or for each; null takes the attribute off. */
const advancedAttributes = z.record(z.string(), structured.nullable())
/** By name; null takes it off. */
const customData = z.record(z.string(), z.unknown())

const image = z.strictObject({
  hash: z.string().regex(/^(?:[\w-]+\/)*[\w-][\w.-]*$/, 'not a name like 0f3a or frames/0f3a.jpg'),
  attributes: z.record(z.string(), z.string()).default({}),
})

const newPrice = z
  .strictObject({
    shopId: id,
    withTax: amount,
    /** The price that it is announced to be lower than. */
    reducedFrom: amount.nullable().default(null),
    /** Fraction: 0.19. */
    vatRate: z.number().min(0).max(0.5).exactOptional(),
    recommendedRetailPrice: amount.nullable().exactOptional(),
    reference: z
      .strictObject({ withTax: amount, size: z.number().positive(), unit: key })
      .nullable()
      .exactOptional(),
  })
  .refine(({ withTax, reducedFrom }) => reducedFrom === null || reducedFrom > withTax, {
    path: ['reducedFrom'],
    message: 'is not above the price',
  })

const stock = z.strictObject({
  quantity: z.int().min(0).max(1_000_000),
  isSellableWithoutStock: z.boolean().exactOptional(),
  expectedAvailabilityAt: z.iso.datetime({ offset: true }).nullable().exactOptional(),
})

const newVariant = z.strictObject({
  referenceKey: key,
  attributes: attributes.default({}),
  advancedAttributes: advancedAttributes.default({}),
  customData: customData.default({}),
  stock: stock.exactOptional(),
  /** All shops in which it is sold: in others it is not any more. */
  prices: z.array(newPrice).max(100).exactOptional(),
})

/** A new product, or what is another of one that is there: what it leaves out stays. */
export const newProduct = z.strictObject({
  referenceKey: key,
  /** The same of products that are one model in several colours. */
  masterKey: key.exactOptional(),
  names: words.exactOptional(),
  isActive: z.boolean().exactOptional(),
  isNew: z.boolean().exactOptional(),
  shopIds: ids.exactOptional(),
  categoryIds: ids.exactOptional(),
  attributes: attributes.default({}),
  advancedAttributes: advancedAttributes.default({}),
  images: z.array(image).max(100).exactOptional(),
  /** Sorting key → rank, as in { topseller: 12 }. */
  sorting: z.record(z.string(), z.int().min(0).max(MAX_INT32)).default({}),
  customData: customData.default({}),
  variants: z.array(newVariant).max(1000).default([]),
})

/** Each product is checked by itself, so that all faults are found at once. */
export const newProducts = z.object({ products: z.array(z.unknown()).min(1).max(MAX_PRODUCTS) })

/** How many products are new, are others than before, and are the same. */
export const productsImported = z.object({ created: z.int(), changed: z.int(), unchanged: z.int() })
/** How many products the new index has. */
export const indexRebuilt = z.object({ products: z.int() })

export type ProductEntry = z.output<typeof newProduct>
export type VariantEntry = z.output<typeof newVariant>
export type AttributeEntry = z.output<typeof attribute>
export type ValueEntry = z.output<typeof value>
export type StructuredEntry = z.output<typeof structured>
export type ProductsImported = z.output<typeof productsImported>
