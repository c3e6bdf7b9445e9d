import { minor } from '#domain/money/price.ts'
import type { SalesTerms, StructuredOffer } from '#domain/seo/offer-data.ts'
import type { StructuredProduct, StructuredSibling, StructuredVariant } from '#domain/seo/product-data.ts'

export const OFFER: StructuredOffer = {
  url: 'https://shop.example/p/brera-12/',
  price: minor(3990),
  previous: null,
  currency: 'EUR',
  availability: 'now',
}
export const VARIANT: StructuredVariant = { sku: 'brera-m', gtin: null, size: null, images: [], offer: OFFER }
export const PRODUCT: StructuredProduct = {
  name: 'Veduta Brera, Gold',
  brand: 'Veduta',
  description: 'Leicht.',
  colour: 'Gold',
  material: 'Titan',
  model: 'brera',
  url: 'https://shop.example/p/brera-12/',
  siblings: [],
  variants: [VARIANT],
}
export const TERMS: SalesTerms = {
  country: 'DE',
  fee: (goods) => minor(goods >= 4900 ? 0 : 490),
  days: { from: 2, to: 4 },
  returnsPaidBy: 'shop',
}

export const SIBLING: StructuredSibling = {
  url: 'https://shop.example/p/brera-13/',
  name: 'Veduta Brera, Silber',
  colour: 'Silber',
  size: null,
  image: 'https://shop.example/images/silver',
  sku: 'brera-silver-s',
  offer: { ...OFFER, url: 'https://shop.example/p/brera-13/', previous: minor(5990), availability: 'none' },
}

/** Of schema.org, in days. */
export const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
