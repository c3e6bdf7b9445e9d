import type { Product, Variant } from './product.ts'
import { attributeLabel } from './read-attribute.ts'

/**
 * What a shopper, the workshop and an operator read of a part that glasses are made with. Where a product has several variants, the form of a lens
 * or the colour of a tint tells them apart, behind the name: the variant that has the key of its product has the plain name. Labels of colours begin
 * with a capital and get a small letter there; a form is written as it stands inside a sentence, where a German noun keeps its capital.
 */
export function rxPartName(
  { name, referenceKey }: Pick<Product, 'name' | 'referenceKey'>,
  variant: Pick<Variant, 'referenceKey' | 'attributes'>,
): string {
  if (variant.referenceKey === referenceKey) return name
  const form = attributeLabel(variant.attributes, 'lensForm')
  const color = attributeLabel(variant.attributes, 'lensColor')
  return [name, form, color && inSentence(color)].filter((label) => label !== null).join(', ')
}

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
