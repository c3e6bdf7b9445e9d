import type { Audience } from '#domain/catalogue/audience.ts'
import { truncate } from '#domain/seo/title.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import { shopDayStart } from '#domain/shop/shop-day.ts'
import type { SalesTerms, StructuredOffer } from './offer-data.ts'
import { type StructuredProduct, type StructuredVariant, variantName } from './product-data.ts'

/** Longest texts of Google's fields, in characters. */
const LIMITS = {
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  group: 50,
  colour: 100,
  material: 200,
  size: 100,
}

const AVAILABILITY: Record<StructuredOffer['availability'], string> = {
  now: 'in_stock',
  soon: 'in_stock',
  'on-order': 'backorder',
  none: 'out_of_stock',
}

/** A variant for a merchant feed, with what its structured data do not have. */
export type FeedItem = {
  /** Unique within the shop. */
  id: string
  product: StructuredProduct
  variant: StructuredVariant
  /** Its categories, from the root. */
  categories: readonly string[]
  /** Day (YYYY-MM-DD) on which what is ordered first can be delivered; null for what is in stock, or for nobody. */
  availableOn: string | null
  /** Null for goods that are made for nobody in particular. */
  audience: Audience | null
}

/** An element by its name, with a text or with elements. */
export type FeedField = readonly [name: string, content: string | readonly FeedField[]]

/**
 * The fields of an item in Google's product data specification; prices include tax, as shoppers see them. None for what
 * has no offer of its own or no picture, which Google refuses.
 */
export function feedFields(
  { id, product, variant, categories, availableOn, audience }: FeedItem,
  { country, fee }: Pick<SalesTerms, 'country' | 'fee'>,
): FeedField[] {
  const { offer, images } = variant
  const [image, ...others] = images
  if (!offer || image === undefined) return []
  const amount = (value: Minor) => `${plainAmount(value)} ${offer.currency}`
  return [
    ['g:id', id],
    ['g:title', truncate(variantName(product, variant), LIMITS.title)],
    ['g:description', truncate(product.description, LIMITS.description)],
    ['g:link', offer.url],
    ['g:image_link', image],
    ...others.map((each): FeedField => ['g:additional_image_link', each]),
    ['g:availability', AVAILABILITY[offer.availability]],
    ...optional('g:availability_date', availableOn && shopDayStart(availableOn)),
    ['g:price', amount(offer.previous ?? offer.price)],
    ...optional('g:sale_price', offer.previous === null ? null : amount(offer.price)),
    ['g:condition', 'new'],
    ...identifiers(product, variant),
    ...optional('g:item_group_id', groupOf(product)),
    ...optional('g:color', listed(product.colour, LIMITS.colour)),
    ...optional('g:size', variant.size && truncate(variant.size, LIMITS.size)),
    ...optional('g:material', listed(product.material, LIMITS.material)),
    ...optional('g:gender', audience && audience.gender),
    ...optional('g:age_group', audience && audience.age),
    ...optional('g:product_type', categories.join(' > ')),
    [
      'g:shipping',
      [
        ['g:country', country],
        ['g:price', amount(fee(offer.price))],
      ],
    ],
  ]
}

/**
 * By what Google tells goods apart: the GTIN, else brand and part number. That there is nothing of the kind is only said of goods without a brand
 * (https://support.google.com/merchants/answer/6324478).
 */
function identifiers({ brand }: StructuredProduct, { gtin, sku }: StructuredVariant): FeedField[] {
  const named = optional('g:brand', truncate(brand, LIMITS.brand))
  if (gtin !== null) return [...named, ['g:gtin', gtin]]
  if (named.length === 0) return [['g:identifier_exists', 'no']]
  return [...named, ...optional('g:mpn', sku.length <= LIMITS.mpn ? sku : null)]
}

/**
 * The model, where several variants share it. Google takes those of a group apart by colour and size: of lenses that differ in package and base curve
 * both would be a size, so that they stand alone.
 */
function groupOf({ variants, siblings, colour, model }: StructuredProduct): string | null {
  const isAlone = variants.length + siblings.length === 1
  const hasTwoSizes = variants.length > 1 && siblings.length > 0 && colour === null
  return isAlone || hasTwoSizes || model.length > LIMITS.group ? null : model
}

const optional = (name: string, text: string | null): FeedField[] => (text ? [[name, text]] : [])

/** Google separates up to three values by slashes. */
const listed = (labels: string | null, limit: number): string | null =>
  labels && truncate(labels.split(', ').slice(0, 3).join('/'), limit)
