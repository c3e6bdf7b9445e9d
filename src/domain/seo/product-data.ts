import type { Availability } from '#domain/catalogue/availability.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'

const SCHEMA = 'https://schema.org'

/** Days in which every shop takes goods back, as announced above every page. */
const RETURN_DAYS = 30

const IN_STOCK = {
  now: 'InStock',
  soon: 'LimitedAvailability',
  'on-order': 'BackOrder',
  none: 'OutOfStock',
} as const satisfies Record<Availability['kind'], string>

/** A variant as search engines read it. Addresses are absolute. */
export type StructuredVariant = {
  sku: string
  /** Of 8, 12, 13 or 14 digits, and the same everywhere. */
  gtin: string | null
  /** As shoppers choose it: "48-19-140", "+1,5". */
  size: string | null
  images: readonly string[]
  /** Null for what is not sold by itself. */
  offer: StructuredOffer | null
}

export type StructuredOffer = {
  url: string
  price: Minor
  /** The lowest price of the last 30 days, where a reduction from it is announced. */
  previous: Minor | null
  currency: string
  availability: Availability['kind']
}

export type StructuredProduct = {
  /** With its brand. */
  name: string
  brand: string
  description: string
  colour: string | null
  material: string | null
  /** Shared by the colours of one model. */
  model: string
  url: string
  /** The addresses of its other colours and packages. */
  siblings: readonly string[]
  variants: readonly StructuredVariant[]
}

/** How a shop delivers and takes back. `fee` in minor units, `days` in working days; null where they are not known. */
export type SalesTerms = {
  country: string
  fee(goods: Minor): Minor
  days: { from: number; to: number } | null
  returnsPaidBy: 'shop' | 'buyer' | null
}

/**
 * A product for search engines (schema.org, as Google reads it): one with several variants or colours is a group, which describes its own
 * variants and links to the other colours.
 */
export function productData(product: StructuredProduct, terms: SalesTerms): object {
  const { name, brand, description, colour, material, model, url, siblings, variants } = product
  const [only] = variants
  const about = {
    name,
    description,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(material !== null && { material }),
  }
  const asProduct = (variant: StructuredVariant) => ({
    '@type': 'Product',
    name: variantName(product, variant),
    sku: variant.sku,
    ...(variant.gtin !== null && { [`gtin${variant.gtin.length}`]: variant.gtin }),
    ...(colour !== null && { color: colour }),
    ...(variant.size !== null && { size: variant.size }),
    ...(variant.images.length > 0 && { image: variant.images }),
    ...(variant.offer && { offers: offerData(variant.offer, terms) }),
  })
  if (only && variants.length === 1 && siblings.length === 0)
    return { '@context': SCHEMA, ...asProduct(only), ...about }
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    ...about,
    productGroupID: model,
    url,
    variesBy: [
      ...(siblings.length > 0 ? [`${SCHEMA}/color`] : []),
      ...(variants.length > 1 ? [`${SCHEMA}/size`] : []),
    ],
    hasVariant: [
      ...variants.map(asProduct),
      ...siblings.map((sibling) => ({ '@type': 'Product', url: sibling })),
    ],
  }
}

/** The name of a variant: with its size, where its product has several. */
export const variantName = (
  { name, variants }: Pick<StructuredProduct, 'name' | 'variants'>,
  { size }: Pick<StructuredVariant, 'size'>,
): string => (size === null || variants.length === 1 ? name : `${name}, ${size}`)

const offerData = (offer: StructuredOffer, terms: SalesTerms): object => ({
  '@type': 'Offer',
  url: offer.url,
  price: plainAmount(offer.price),
  priceCurrency: offer.currency,
  ...(offer.previous !== null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA}/StrikethroughPrice`,
      price: plainAmount(offer.previous),
      priceCurrency: offer.currency,
    },
  }),
  availability: `${SCHEMA}/${IN_STOCK[offer.availability]}`,
  itemCondition: `${SCHEMA}/NewCondition`,
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(terms.fee(offer.price)),
      currency: offer.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: terms.country },
    ...(terms.days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(terms.days.from, Math.max(terms.days.from, terms.days.to - 1)),
      },
    }),
  },
  ...(terms.returnsPaidBy !== null && {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: terms.country,
      returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: RETURN_DAYS,
      returnMethod: `${SCHEMA}/ReturnByMail`,
      returnFees: `${SCHEMA}/${terms.returnsPaidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
    },
  }),
})

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
