import type { AttributeKey, Attributes } from './attribute.ts'
import type { ProductType } from './product-type.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'

/**
 * What goods of one name differ in, and their pictures alone would tell: the first of each row that they have. Frames
 * have their notation and their swatches.
 */
const DIFFERS: Partial<Record<ProductType, readonly (readonly AttributeKey[])[]>> = {
  contactLens: [['quantityPerUnit'], ['lensColor']],
  contactLensCare: [['designatedPackagingContent']],
  merchandise: [['designatedPackagingContent', 'merchandiseColor']],
  hearingAidsMerchandise: [['quantityPerUnit'], ['hearingAidsMerchandiseColor']],
}

/**
 * The words for it. A single piece is not worth them, nor is what the name says.
 *
 * @example detailsOf(tintaDay, 'contactLens') // ['30 Stück', 'Blau']
 */
export const detailsOf = (
  { name, attributes }: { name: string; attributes?: Attributes },
  type: ProductType,
): string[] =>
  (DIFFERS[type] ?? []).flatMap((keys) => {
    const [label] = keys
      .filter((key) => attributeValue(attributes, key) !== '1')
      .flatMap((key) => attributeLabel(attributes, key) ?? [])
    return label === undefined || name.includes(label) ? [] : [label]
  })
