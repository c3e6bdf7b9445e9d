import type { AttributeKey, Attributes } from './attribute.ts'
import type { ProductType } from './product-type.ts'
import { attributeLabel } from './read-attribute.ts'

/** Attributes that describe in two or three words which kind of its family a product is. */
const KIND: Partial<Record<ProductType, readonly AttributeKey[]>> = {
  rxGlasses: ['frameShape', 'frameMaterial'],
  sunglasses: ['frameShape', 'frameMaterial'],
  readingAids: ['frameShape', 'frameMaterial'],
  blueLightBlockingGlasses: ['frameShape', 'frameMaterial'],
  contactLens: ['wearingTime', 'lensMaterial'],
  contactLensCare: ['solutionType', 'designatedPackagingContent'],
  hearingAidsMerchandise: ['hearingAidPart'],
}

/** The words below the name, as the shop writes them: "Panto", "Acetat". Words of the name are not repeated. */
export const productSubtitle = (
  { name, attributes }: { name: string; attributes?: Attributes },
  type: ProductType,
): string[] =>
  (KIND[type] ?? [])
    .flatMap((key) => attributeLabel(attributes, key) ?? [])
    .filter((word) => !name.toLowerCase().includes(word.toLowerCase()))
