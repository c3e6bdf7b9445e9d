import type { AttributeKey, Attributes } from './attribute.ts'
import type { ProductType } from './product-type.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'

/**
 * How goods of the same name differ where their pictures do not show it: the first attribute of each row that they have. Frames have their
 * notation and their swatches.
 */
const DIFFERS: Partial<Record<ProductType, readonly (readonly AttributeKey[])[]>> = {
  contactLens: [['quantityPerUnit'], ['lensColor']],
  contactLensCare: [['designatedPackagingContent']],
  merchandise: [['designatedPackagingContent', 'merchandiseColor']],
  hearingAidsMerchandise: [['quantityPerUnit'], ['hearingAidsMerchandiseColor']],
}

/**
 * The texts of these attributes. A single piece is left out, and so is what the name already contains.
 *
 * @example detailsOf(tintaDay, 'contactLens') // ['30 Stück', 'Blau']
 */
export const productDetails = (
  { name, attributes }: { name: string; attributes?: Attributes },
  type: ProductType,
): string[] =>
  (DIFFERS[type] ?? []).flatMap((keys) => {
    const [label] = keys
      .filter((key) => attributeValue(attributes, key) !== '1')
      .flatMap((key) => attributeLabel(attributes, key) ?? [])
    return label === undefined || name.includes(label) ? [] : [label]
  })
