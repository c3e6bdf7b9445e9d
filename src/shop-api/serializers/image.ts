import type { Attributes } from '#domain/catalogue/attribute.ts'
import type { Image } from '#domain/catalogue/product.ts'
import type { StoredImage } from '#shop-api/schema/product.ts'
import { attributeFilter } from './attributes.ts'
import { subtree, wants, type With } from './with.ts'

/** Image attributes have the form of attribute groups whose labels are their values. */
export function imageOf({ hash, attributes }: StoredImage, fields: With): Image {
  const images = subtree(fields, 'images')
  if (!wants(images, 'attributes') || !attributes) return { hash }
  const accepts = attributeFilter(subtree(images, 'attributes'))
  const groups = Object.entries(attributes)
    .filter(([key]) => accepts({ key, type: null }))
    .map(([key, value]): Attributes => ({
      [key]: { id: null, key, label: key, type: null, multiSelect: false, values: { label: value, value } },
    }))
  return { hash, attributes: Object.assign({}, ...groups) }
}
