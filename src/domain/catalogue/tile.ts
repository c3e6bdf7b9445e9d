import { priceTag, type PriceTag } from '#domain/money/reduction.ts'
import type { Minor } from '#domain/money/price.ts'
import { MATERIALS } from '#domain/picture/materials.ts'
import { availability, isPurchasable } from './availability.ts'
import { badge, type Badge } from './badge.ts'
import { cheapestVariant } from './cheapest.ts'
import { detailsOf } from './detail-line.ts'
import { leadingImage, modelImage, otherImage } from './images.ts'
import { notation, type Notation } from './measure.ts'
import type { Product } from './product.ts'
import { productKind } from './product-kind.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'
import { salesStatus } from './sales-status.ts'
import { isGlasses, productPath } from './slug.ts'

/** What the Shop API has to send of a product for a tile. */
export const TILE_WITH = [
  'variants.attributes:key(lensWidth|bridgeWidth|templeLength)',
  'attributes:key(brand|salesStatus|frameColor|manufacturerColorCode|lensWidth|bridgeWidth|templeLength|onlineExclusive|sustainable|premium|quantityPerUnit|designatedPackagingContent|readingStrength|wearingTime|rimType|baseColorLenses|preservativeFree|lensColor|merchandiseColor|hearingAidsMerchandiseColor)',
  'variants',
  'variants.lowestPriorPrice',
  'images.attributes:legacy(false):key(image1stView|imageKind|imageType)',
  'siblings',
  'siblings.attributes:key(frameColor)',
  'categories',
  'categories.shopLevelCustomData',
].join(',')

export type Swatch = { label: string; colours: readonly [string, string?] }

/** A product on the shelf. */
export type Tile = {
  id: number
  /** What it shares with its other colours. */
  model: string
  /** Without variant prefix. */
  path: string
  brand: string | null
  name: string
  price: (PriceTag & { currency: string }) | null
  /** Whether dearer variants exist: the price then begins with "from". */
  isFrom: boolean
  unitPrice: { amount: Minor; size: number; unit: string } | null
  notation: Notation | null
  /** What tells goods without measures apart: package, colour. */
  detail: string | null
  swatches: Swatch[]
  image: string | null
  other: string | null
  worn: string | null
  badge: Badge | null
  isActive: boolean
  isSoldOut: boolean
  /** The only variant that can be bought; null where one has to choose, or nothing can be. */
  buyable: number | null
  /** Pieces left where they are few. */
  left: number | null
}

export function tileOf(product: Product): Tile {
  const type = productKind(product)
  const variant = cheapestVariant(product)
  const stock = variant && availability(variant.stock)
  const prices = new Set(product.variants?.map(({ price }) => price.withTax))
  const reference = variant?.price.reference ?? null
  return {
    id: product.id,
    model: product.masterKey,
    path: productPath(product, type),
    brand: attributeLabel(product.attributes, 'brand'),
    name: product.name,
    price: variant
      ? { ...priceTag(variant.price, variant.lowestPriorPrice), currency: variant.price.currencyCode }
      : null,
    isFrom: prices.size > 1,
    unitPrice: reference && { amount: reference.withTax, size: reference.size, unit: reference.unit },
    notation: isGlasses(type) ? (notation(variant?.attributes) ?? notation(product.attributes)) : null,
    detail: detailsOf(product, type).join(' · ') || null,
    swatches: swatches(product),
    image: leadingImage(product)?.hash ?? null,
    other: otherImage(product)?.hash ?? null,
    worn: modelImage(product)?.hash ?? null,
    badge: badge(product),
    isActive: product.isActive,
    isSoldOut: product.isSoldOut,
    buyable: product.isSoldOut ? null : onlyBuyable(product),
    left: !product.isSoldOut && stock?.kind === 'soon' ? stock.left : null,
  }
}

function onlyBuyable(product: Product): number | null {
  const status = salesStatus(product)
  const [only, ...others] = (product.variants ?? []).filter((each) => isPurchasable(each, status))
  return only && others.length === 0 ? only.id : null
}

/** The colours of a model, that of the product itself first. A single colour needs none. */
function swatches(product: Product): Swatch[] {
  const others = (product.siblings ?? []).filter(({ id, isActive }) => id !== product.id && isActive)
  if (others.length === 0) return []
  return [product, ...others].flatMap((each) => swatchOf(each) ?? [])
}

export function swatchOf({ attributes }: Pick<Product, 'attributes'>): Swatch | null {
  const value = attributeValue(attributes, 'frameColor')
  if (value === null || !isMaterial(value)) return null
  return { label: attributeLabel(attributes, 'frameColor') ?? value, colours: MATERIALS[value].swatch }
}

const isMaterial = (name: string): name is keyof typeof MATERIALS => Object.hasOwn(MATERIALS, name)
