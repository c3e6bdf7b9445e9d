import type { Product, Variant } from './product.ts'
import { attributeLabel } from './read-attribute.ts'

/**
 * What a shopper, the workshop and an operator read of a part that glasses are made with. Where a product has several variants, the form of a lens
 * or the colour of a tint tells them apart, behind the name and so in a small letter: the variant that has the key of its product has the plain name.
 */
export function rxPartName(
  { name, referenceKey }: Pick<Product, 'name' | 'referenceKey'>,
  variant: Pick<Variant, 'referenceKey' | 'attributes'>,
): string {
  if (variant.referenceKey === referenceKey) return name
  const own = (['lensForm', 'lensColor'] as const).map((key) => attributeLabel(variant.attributes, key))
  return [name, ...own.filter((label) => label !== null).map(inSentence)].join(', ')
}

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
