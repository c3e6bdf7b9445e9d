import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'

type Item = {
  product: Pick<Product, 'customData'>
  variant: Pick<Variant, 'attributes'>
  itemGroup?: { id: string }
}

/** The source of a picture of a frame with lenses in this tint. */
export const inTint = (source: string, tint: string): string =>
  `${source}${source.includes('?') ? '&' : '?'}tint=${encodeURIComponent(tint)}`

/**
 * The source of a frame's picture, in the tint that its pair has among these items. Which tints there are is known to the pictures, not to a
 * basket's script.
 */
export function inTintOfPair(source: string, { itemGroup }: Item, items: readonly Item[]): string {
  const tint = items.find(
    (each) => each.itemGroup?.id === itemGroup?.id && each.product.customData['rxPart'] === 'tint',
  )
  const type = tint?.product.customData['tintingType']
  return typeof type === 'string'
    ? inTint(source, `${type}-${attributeValue(tint?.variant.attributes, 'lensColor')}`.replaceAll(' ', '-'))
    : source
}
