import { priceTag, type PriceTag } from '#domain/money/reduction.ts'
import type { Minor } from '#domain/money/price.ts'
import { MATERIALS } from '#domain/image/materials.ts'
import { availability, isDisplayable, isPurchasable } from './availability.ts'
import { badge, type Badge } from './badge.ts'
import { cheapestVariant } from './cheapest.ts'
import { isForTryOn } from './is-for-try-on.ts'
import { productDetails } from './product-details.ts'
import { imageSource, primaryImage, modelImage, secondaryImage } from './images.ts'
import { type Look, lookOf } from './look.ts'
import { notation, type Notation } from './measurement.ts'
import type { Product } from './product.ts'
import { resolveProductType } from './resolve-product-type.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'
import { salesStatus } from './sales-status.ts'
import { isGlasses, productPath } from './slug.ts'
import { isFree } from './zero-price.ts'

/** The fields of a product that a tile needs, as the Shop API's `with`. */
export const TILE_WITH = [
  'variants.attributes:key(lensWidth|bridgeWidth|templeLength)',
  'attributes:key(name|brand|salesStatus|frameColor|manufacturerColorCode|lensWidth|bridgeWidth|templeLength|onlineExclusive|sustainable|premium|quantityPerUnit|designatedPackagingContent|readingStrength|wearingTime|rimType|frameShape|baseColorLenses|preservativeFree|lensColor|merchandiseColor|hearingAidsMerchandiseColor)',
  'variants',
  'variants.lowestPriorPrice',
  'images.attributes:legacy(false):key(image1stView|imageBackground|imageKind|imageType)',
  'siblings',
  'siblings.attributes:key(frameColor)',
  'categories',
  'categories.shopLevelCustomData',
].join(',')

export type Swatch = { label: string; colours: readonly [string, string?] }

/** A product in a list. */
export type Tile = {
  id: number
  /** Shared with the other colours of the model. */
  model: string
  /** Without variant prefix. */
  path: string
  brand: string | null
  name: string
  price: (PriceTag & { currency: string }) | null
  /** It costs nothing, and is not sold without lenses. */
  isOnlyWithLenses: boolean
  /** Whether more expensive variants exist: the price then begins with "from". */
  hasHigherPrices: boolean
  unitPrice: { amount: Minor; size: number; unit: string } | null
  notation: Notation | null
  /** Distinguishes goods without dimensions: package, colour. */
  detail: string | null
  /** Of glasses: what their picture shows that no word of the tile says. */
  look: Look | null
  swatches: Swatch[]
  image: string | null
  secondaryImage: string | null
  modelImage: string | null
  badge: Badge | null
  /** Whether the shop shows it in lists. */
  isDisplayable: boolean
  isSoldOut: boolean
  /** The only variant that can be bought; null where the shopper must choose, as the values of contact lenses, or nothing can be bought. */
  buyableVariantId: number | null
  /** Glasses that can be tried on a picture, where the shop offers it. */
  isForTryOn: boolean
  /** Pieces left in stock, where there are few. */
  stockLeft: number | null
}

export function tileOf(product: Product): Tile {
  const type = resolveProductType(product)
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
    isOnlyWithLenses: variant !== undefined && isFree(variant),
    price:
      variant && !isFree(variant)
        ? { ...priceTag(variant.price, variant.lowestPriorPrice), currency: variant.price.currencyCode }
        : null,
    hasHigherPrices: prices.size > 1,
    unitPrice: reference && { amount: reference.withTax, size: reference.size, unit: reference.unit },
    notation: isGlasses(type) ? (notation(variant?.attributes) ?? notation(product.attributes)) : null,
    detail: productDetails(product, type).join(' · ') || null,
    look: isGlasses(type) ? lookOf(product.attributes) : null,
    swatches: swatches(product),
    image: imageSource(primaryImage(product)),
    secondaryImage: imageSource(secondaryImage(product)),
    modelImage: imageSource(modelImage(product)),
    badge: badge(product),
    isDisplayable: isDisplayable(product, salesStatus(product)),
    isSoldOut: product.isSoldOut,
    buyableVariantId: product.isSoldOut || type === 'contactLens' ? null : onlyBuyable(product),
    isForTryOn: isForTryOn(product, type),
    stockLeft: !product.isSoldOut && stock?.kind === 'soon' ? stock.left : null,
  }
}

function onlyBuyable(product: Product): number | null {
  const status = salesStatus(product)
  const [only, ...others] = (product.variants ?? []).filter(
    (each) => isPurchasable(each, status) && !isFree(each),
  )
  return only && others.length === 0 ? only.id : null
}

/** The colours of a model, the product's own first; none for a single colour. */
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
