import type { AttributeKey, Attributes } from './attribute.ts'
import type { ProductType } from './product-type.ts'
import { attributeLabel, attributeValue } from './read-attribute.ts'

/** What goods of one name differ in, and their pictures alone would tell. Frames have their notation and their swatches. */
const DIFFERS: Partial<Record<ProductType, readonly AttributeKey[]>> = {
  contactLens: ['quantityPerUnit', 'lensColor'],
  contactLensCare: ['designatedPackagingContent'],
  merchandise: ['merchandiseColor'],
  hearingAidsMerchandise: ['quantityPerUnit', 'hearingAidsMerchandiseColor'],
}

/**
 * The line below the name of a product on the shelf. A single piece is not worth the word.
 *
 * @example detailOf(tintaDay, 'contactLens') // '30 Stück · Blau'
 */
export const detailOf = (
  { name, attributes }: { name: string; attributes?: Attributes },
  type: ProductType,
): string | null =>
  (DIFFERS[type] ?? [])
    .filter((key) => attributeValue(attributes, key) !== '1')
    .flatMap((key) => attributeLabel(attributes, key) ?? [])
    .filter((word) => !name.includes(word))
    .join(' · ') || null
