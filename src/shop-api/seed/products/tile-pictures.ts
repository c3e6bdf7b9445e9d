import type { RenderSpec } from '#domain/image/render-spec.ts'
import { DEFAULT_PRODUCT_COUNT } from '#shop-api/seed/families.ts'
import { specHash } from '#shop-api/seed/picture-hash.ts'
import { catalogueOf } from './catalogue.ts'

/** What the tiles of a shop of default size show, by hash: the main picture of each product, and the product on a model. */
export function tilePictures(): Map<string, RenderSpec> {
  const shown = new Map<string, RenderSpec>()
  for (const { pictures } of catalogueOf(DEFAULT_PRODUCT_COUNT))
    for (const { picture, attributes } of pictures)
      if (attributes['image1stView'] === 'true' || picture.view === 'worn')
        shown.set(specHash(picture), picture)
  return shown
}
