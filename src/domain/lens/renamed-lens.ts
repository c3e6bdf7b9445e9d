import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'

type Lens = { product: Pick<Product, 'attributes'>; variant: Pick<Variant, 'attributes'> }

/** What decides how a lens sits, and how it is worn. */
const OF_PRODUCT: readonly AttributeKey[] = [
  'brand',
  'lensType',
  'wearingTime',
  'lensMaterial',
  'waterContent',
  'oxygenPermeability',
]
const OF_VARIANT: readonly AttributeKey[] = ['baseCurve', 'diameter']

/**
 * Whether a contact lens is another one under a new name: of the same maker, and alike in form and material. Any other would be a new lens for
 * the eye, which has to be fitted anew.
 */
export const isRenamedLens = (one: Lens, other: Lens): boolean =>
  OF_PRODUCT.every(
    (key) => attributeValue(one.product.attributes, key) === attributeValue(other.product.attributes, key),
  ) &&
  OF_VARIANT.every(
    (key) => attributeValue(one.variant.attributes, key) === attributeValue(other.variant.attributes, key),
  )
