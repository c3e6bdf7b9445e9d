import type { AdvancedAttributeKey, AttributeKey, FieldSet } from '#domain/catalogue/attribute.ts'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import type { SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type { Family } from '#shop-api/seed/families.ts'
import type { VatKind } from '#shop-api/seed/shops/vat.ts'
import type { Language, Words } from '#shop-api/seed/words.ts'

/**
 * Attribute → value: listed values by their names, measurements as numbers. Several if the attribute may have
 * several.
 */
export type Values = Partial<Record<AttributeKey, string | number | boolean | string[]>>

export type Texts = Partial<Record<AttributeKey, string | Words>>

/** Rows of a structured attribute, in the requested language. */
export type Advanced = { key: AdvancedAttributeKey; rows: (language: Language) => FieldSet[] }

export type PictureDraft = { picture: RenderSpec; attributes: Record<string, string>; ofVariant?: number }

/** A product before it has ids, stock, prices and dates. */
export type ProductDraft = {
  family: Family | 'rxPart'
  brand: SeededBrand
  masterKey: string
  referenceKey: string
  names: Words
  /** Keys of nodes of the category tree. */
  categories: string[]
  values: Values
  texts: Texts
  advanced: Advanced[]
  pictures: PictureDraft[]
  variants: VariantDraft[]
  vat: VatKind
  customData: Record<string, unknown>
  /** Flags that the family decides; the rest of the lifecycle is random. */
  isFree?: boolean
  /** It is made for each order, so it is sold in every shop, and never out of stock. */
  isMadeToOrder?: boolean
}

export type VariantDraft = {
  referenceKey: string
  /** Usual price in Germany, in cents. */
  euroCents: number
  values: Values
  texts: Texts
  /** Millilitres, if the law requires a unit price. */
  content?: number
}
