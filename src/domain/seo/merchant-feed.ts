import { truncate } from '#domain/seo/title.ts'
import { plainAmount } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import {
  type SalesTerms,
  type StructuredOffer,
  type StructuredProduct,
  type StructuredVariant,
  variantName,
} from './product-data.ts'

/** Longest texts of Google's fields, in characters. */
const LIMITS = { title: 150, description: 5000, brand: 70, group: 50, colour: 100, material: 200, size: 100 }

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
}

/** An element by its name, with a text or with elements. */
export type FeedField = readonly [name: string, content: string | readonly FeedField[]]

/**
 * The fields of an item in Google's product data specification; prices include tax, as shoppers see them. None for what
 * has no offer of its own or no picture, which Google refuses.
 */
export function feedFields(
  { id, product, variant, categories, availableOn }: FeedItem,
  { country, fee }: Pick<SalesTerms, 'country' | 'fee'>,
): FeedField[] {
  const { offer, gtin, images } = variant
  const [image, ...others] = images
  if (!offer || image === undefined) return []
  const amount = (value: Minor) => `${plainAmount(value)} ${offer.currency}`
  const isGrouped = product.variants.length + product.siblings.length > 1
  return [
    ['g:id', id],
    ['g:title', truncate(variantName(product, variant), LIMITS.title)],
    ['g:description', truncate(product.description, LIMITS.description)],
    ['g:link', offer.url],
    ['g:image_link', image],
    ...others.map((each): FeedField => ['g:additional_image_link', each]),
    ['g:availability', AVAILABILITY[offer.availability]],
    ...optional('g:availability_date', availableOn),
    ['g:price', amount(offer.previous ?? offer.price)],
    ...optional('g:sale_price', offer.previous === null ? null : amount(offer.price)),
    ['g:condition', 'new'],
    ...optional('g:brand', truncate(product.brand, LIMITS.brand)),
    gtin === null ? ['g:identifier_exists', 'no'] : ['g:gtin', gtin],
    ...optional('g:item_group_id', isGrouped && product.model.length <= LIMITS.group ? product.model : null),
    ...optional('g:color', listed(product.colour, LIMITS.colour)),
    ...optional('g:size', variant.size && truncate(variant.size, LIMITS.size)),
    ...optional('g:material', listed(product.material, LIMITS.material)),
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

const optional = (name: string, text: string | null): FeedField[] => (text ? [[name, text]] : [])

/** Google separates up to three values by slashes. */
const listed = (labels: string | null, limit: number): string | null =>
  labels && truncate(labels.split(', ').slice(0, 3).join('/'), limit)
