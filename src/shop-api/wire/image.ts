import type { Attributes } from '#domain/catalogue/attribute.ts'
import type { Image } from '#domain/catalogue/product.ts'
import type { StoredImage } from '#shop-api/schema/product.ts'
import { acceptance } from './attributes.ts'
import { below, wants, type With } from './with.ts'

/** Its attributes come in the form of attribute groups, whose labels are their values. */
export function imageOf({ hash, attributes }: StoredImage, wanted: With): Image {
  const images = below(wanted, 'images')
  if (!wants(images, 'attributes') || !attributes) return { hash }
  const accepts = acceptance(below(images, 'attributes'))
  const groups = Object.entries(attributes)
    .filter(([key]) => accepts({ key, type: null }))
    .map(([key, value]): Attributes => ({
      [key]: { id: null, key, label: key, type: null, multiSelect: false, values: { label: value, value } },
    }))
  return { hash, attributes: Object.assign({}, ...groups) }
}
