import type { AdvancedAttributeKey, AttributeKey, FieldSet } from '#domain/catalogue/attribute.ts'
import type { Picture } from '#domain/picture/picture.ts'
import type { SeededBrand } from '#shop-api/seed/brands/brands.ts'
import type { Family } from './families.ts'
import type { VatKind } from '#shop-api/seed/prices/vat.ts'
import type { Language, Words } from '#shop-api/seed/words.ts'

/** Attribute → value: listed values by their names, figures as numbers. Several where the attribute may have several. */
export type Values = Partial<Record<AttributeKey, string | number | boolean | string[]>>

export type Texts = Partial<Record<AttributeKey, string | Words>>

/** Rows of a structured attribute; words are put into the language that is asked for. */
export type Advanced = { key: AdvancedAttributeKey; rows: (language: Language) => FieldSet[] }

export type PictureDraft = { picture: Picture; attributes: Record<string, string>; ofVariant?: number }

/** A product before it has ids, stock, prices and a place in time. */
export type ProductDraft = {
  family: Family
  brand: SeededBrand
  masterKey: string
  referenceKey: string
  names: Words
  /** Keys of the tree's nodes. */
  categories: string[]
  values: Values
  texts: Texts
  advanced: Advanced[]
  pictures: PictureDraft[]
  variants: VariantDraft[]
  vat: VatKind
  customData: Record<string, unknown>
  /** Flags that the family decides; the rest of its life is drawn by lot. */
  isFree?: boolean
}

export type VariantDraft = {
  referenceKey: string
  /** Usual price in Germany, in cents. */
  euroCents: number
  values: Values
  texts: Texts
  /** Millilitres, where the law wants a unit price. */
  content?: number
}
