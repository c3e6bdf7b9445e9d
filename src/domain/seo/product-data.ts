import { bareOfferData, offerData, type SalesTerms, type StructuredOffer } from './offer-data.ts'

const SCHEMA = 'https://schema.org'

/** Of so many siblings a page tells more than their address: their own pages tell it, too, and this one shall not grow with the model. */
const MOST_DESCRIBED = 6

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

/** Another colour or package, by the variant to which its address leads. */
export type StructuredSibling = {
  url: string
  /** With its brand, and what distinguishes it. */
  name: string
  colour: string | null
  /** Of its package; null where its variants differ in size. */
  size: string | null
  image: string | null
  /** Null where none is known. */
  sku: string | null
  /** Null for what is not sold by itself. */
  offer: StructuredOffer | null
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
  /** Its other colours and packages. */
  siblings: readonly StructuredSibling[]
  variants: readonly StructuredVariant[]
}

/**
 * A product for search engines (schema.org, as Google reads it): one with several variants or siblings is a group, which describes its own
 * variants in full, and of its siblings what Google needs to know them by.
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
    ...identifier(product, variant),
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
      ...(differ([colour, ...siblings.map((each) => each.colour)]) ? [`${SCHEMA}/color`] : []),
      ...(variants.length > 1 || differ([...variants, ...siblings].map(({ size }) => size))
        ? [`${SCHEMA}/size`]
        : []),
    ],
    hasVariant: [
      ...variants.map(asProduct),
      ...siblings.map((sibling, index) => siblingData(sibling, index < MOST_DESCRIBED)),
    ],
  }
}

/** Whether at least two of them are known, and not the same. */
const differ = (values: readonly (string | null)[]): boolean =>
  new Set(values.filter((value) => value !== null)).size > 1

/** As in the merchant feed: the number of the trade, else brand and part number. */
const identifier = ({ brand }: StructuredProduct, { gtin, sku }: StructuredVariant): object =>
  gtin === null ? (brand ? { mpn: sku } : {}) : { [`gtin${gtin.length}`]: gtin }

const siblingData = (
  { url, name, sku, colour, size, image, offer }: StructuredSibling,
  isDescribed: boolean,
): object => ({
  '@type': 'Product',
  url,
  ...(isDescribed && {
    name,
    ...(sku !== null && { sku }),
    ...(colour !== null && { color: colour }),
    ...(size !== null && { size }),
    ...(image !== null && { image }),
    ...(offer && { offers: bareOfferData(offer) }),
  }),
})

/** The name of a variant: with its size, where its product has several. */
export const variantName = (
  { name, variants }: Pick<StructuredProduct, 'name' | 'variants'>,
  { size }: Pick<StructuredVariant, 'size'>,
): string => (size === null || variants.length === 1 ? name : `${name}, ${size}`)
