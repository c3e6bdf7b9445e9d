import type { BasketItem } from '#domain/basket/basket.ts'
import { productDetails } from '#domain/catalogue/product-details.ts'
import { imageSource, primaryImage } from '#domain/catalogue/images.ts'
import { type Notation, notation } from '#domain/catalogue/measurement.ts'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { rxPartName } from '#domain/catalogue/rx-part-name.ts'
import { isRxPart } from '#domain/catalogue/rx-product.ts'
import { productPath } from '#domain/catalogue/slug.ts'
import { inTintOfPair } from '#domain/prescription/pair-tint.ts'

/** What a shopper reads about an item, in a basket or in an order. */
export type LineView = {
  brand: string | null
  name: string
  /** Brand and name. */
  title: string
  image: string | null
  /** Without variant prefix. */
  path: string
  notation: Notation | null
  /** Colour, package, size, and other chosen options. */
  details: string[]
}

type Item = Pick<BasketItem, 'product' | 'variant' | 'displayData' | 'itemGroup'>

/** `items`: those beside it, among which the tint of a pair is, for the picture of its frame. */
export function lineView(item: Item, items: readonly Omit<Item, 'displayData'>[] = []): LineView {
  const { product, variant, displayData } = item
  const kind = resolveProductType(product)
  const name = isRxPart(product) ? rxPartName(product, variant) : product.name
  // Lenses have no brand of their own.
  const brand = isRxPart(product) ? null : attributeLabel(product.attributes, 'brand')
  // Glasses alone have all of them, also in orders that do not store the type.
  const measures = notation(variant.attributes) ?? notation(product.attributes)
  const image = imageSource(primaryImage(product))
  const chosen = [displayData['attribute-1'], displayData['attribute-2'], displayData['attribute-3']]
  return {
    brand,
    name,
    title: [brand, name].filter(Boolean).join(' '),
    image: image && inTintOfPair(image, item, items),
    path: productPath(product, kind, variant.id),
    notation: measures,
    details: [
      attributeLabel(product.attributes, 'frameColor'),
      ...productDetails(product, kind),
      measures ? null : attributeLabel(variant.attributes, 'shopSize'),
      ...chosen.map((each) => (each ? `${each.label}: ${each.value}` : null)),
    ].filter((each) => each !== null),
  }
}

/** For plain text: measures as they are printed inside a temple, then the other details. */
export const plainDetails = ({ notation: of, details }: LineView): string[] => [
  ...(of ? [`${of.lens}-${of.bridge}-${of.temple}`] : []),
  ...details,
]
