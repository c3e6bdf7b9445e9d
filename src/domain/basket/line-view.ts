import type { BasketItem } from '#domain/basket/basket.ts'
import { detailsOf } from '#domain/catalogue/detail-line.ts'
import { leadingImage } from '#domain/catalogue/images.ts'
import { type Notation, notation } from '#domain/catalogue/measure.ts'
import { productKind } from '#domain/catalogue/product-kind.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { isGlasses, productPath } from '#domain/catalogue/slug.ts'

/** What one reads of an item, in a basket or bought. */
export type LineView = {
  brand: string | null
  name: string
  /** Brand and name. */
  title: string
  image: string | null
  /** Without variant prefix. */
  path: string
  notation: Notation | null
  /** Colour, package, size, and what else was chosen. */
  details: string[]
}

type Item = Pick<BasketItem, 'product' | 'variant' | 'displayData'>

export function lineView({ product, variant, displayData }: Item): LineView {
  const kind = productKind(product)
  const brand = attributeLabel(product.attributes, 'brand')
  const measures = isGlasses(kind) ? (notation(variant.attributes) ?? notation(product.attributes)) : null
  const chosen = [displayData['attribute-1'], displayData['attribute-2'], displayData['attribute-3']]
  return {
    brand,
    name: product.name,
    title: [brand, product.name].filter(Boolean).join(' '),
    image: leadingImage(product)?.hash ?? null,
    path: productPath(product, kind, variant.id),
    notation: measures,
    details: [
      attributeLabel(product.attributes, 'frameColor'),
      ...detailsOf(product, kind),
      measures ? null : attributeLabel(variant.attributes, 'shopSize'),
      ...chosen.map((each) => (each ? `${each.label}: ${each.value}` : null)),
    ].filter((each) => each !== null),
  }
}
