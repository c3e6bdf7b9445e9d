import type { AdvancedAttributes, Attributes, AttributeValue, FieldSet } from '#domain/catalogue/attribute.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Image, Product, Stock, Variant } from '#domain/catalogue/product.ts'
import { minor, type Price } from '#domain/money/price.ts'

const DATES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', firstLiveAt: null }

/** A price in cents, including 19 % VAT. */
export const aPrice = (withTax: number, rest: Partial<Price> = {}): Price => ({
  withTax: minor(withTax),
  withoutTax: minor(Math.round(withTax / 1.19)),
  tax: { vat: { amount: minor(withTax - Math.round(withTax / 1.19)), rate: 0.19 } },
  currencyCode: 'EUR',
  appliedReductions: [],
  recommendedRetailPrice: null,
  reference: null,
  ...rest,
})

/** A sufficient stock. */
export const aStock = (quantity = 9, isSellableWithoutStock = false): Stock => ({
  supplierId: 1,
  warehouseId: null,
  quantity,
  isSellableWithoutStock,
  expectedAvailabilityAt: null,
})

/** A variant that costs its number in cents. */
export const aVariant = (id: number, rest: Partial<Variant> = {}): Variant => ({
  id,
  referenceKey: `v-${id}`,
  ...DATES,
  isComposite: false,
  customData: {},
  stock: aStock(),
  price: aPrice(id),
  ...rest,
})

/** A product that costs its number in euros. */
export const aProduct = (id: number, rest: Partial<Product> = {}): Product => ({
  id,
  name: `Model ${id}`,
  isActive: true,
  isSoldOut: false,
  isNew: false,
  isComposite: false,
  ...DATES,
  indexedAt: DATES.createdAt,
  masterKey: 'm',
  referenceKey: `r-${id}`,
  customData: {},
  images: [],
  variants: [aVariant(id * 10, { price: aPrice(id * 100) })],
  ...rest,
})

/** Attributes by their key: a text is label and value at once, a list is a multiple choice. */
export function attributesOf(values: Record<string, string | AttributeValue | AttributeValue[]>): Attributes {
  const attributes: Attributes = {}
  for (const [key, given] of Object.entries(values)) {
    const head = { id: 1, key, label: key, type: null }
    if (Array.isArray(given)) attributes[key] = { ...head, multiSelect: true, values: given }
    else {
      const value = typeof given === 'string' ? { label: given, value: given } : given
      attributes[key] = { ...head, multiSelect: false, values: value }
    }
  }
  return attributes
}

/** A picture with these attributes, such as `{ imageKind: 'model_image' }`. */
export const anImage = (hash: string, known: Record<string, string> = {}): Image => ({
  hash,
  attributes: attributesOf({ imageBackground: 'transparent', ...known }),
})

/** A root category. */
export const aCategory = (rest: Partial<Category> = {}): Category => ({
  id: 7,
  path: '/brillen',
  name: 'Brillen',
  slug: 'brillen',
  parentId: 0,
  rootlineIds: [7],
  childrenIds: [],
  depth: 1,
  properties: [],
  isHidden: false,
  supportedFilter: [],
  shopLevelCustomData: {},
  countryLevelCustomData: {},
  ...rest,
})

/** Structured attributes by their key, each the rows of one group. */
export const advancedOf = (of: Record<string, FieldSet[]>): AdvancedAttributes =>
  Object.fromEntries(
    Object.entries(of).map(([key, rows]) => [
      key,
      { id: 1, key, label: key, type: null, values: [{ fieldSet: [rows], groupSet: [] }] },
    ]),
  )
