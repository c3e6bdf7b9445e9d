import { backgroundModifiers } from '#domain/image/background-modifiers.ts'
import { attributeValueByKey } from './read-attribute.ts'
import type { Image, Product } from './product.ts'

type Pictured = Pick<Product, 'images'>

const is = (image: Image, key: string, value: string): boolean =>
  attributeValueByKey(image.attributes, key) === value

const isModel = (image: Image): boolean =>
  is(image, 'imageType', 'model') || is(image, 'imageKind', 'model_image')

/**
 * The source of a picture: its hash and, where its background is not the shop's, the query that adapts it. A picture without attributes stays
 * as it is. Null without a picture.
 */
export function imageSource(image: Image | undefined): string | null {
  if (!image) return null
  const modifiers =
    image.attributes && backgroundModifiers(attributeValueByKey(image.attributes, 'imageBackground'))
  return modifiers ? `${image.hash}?${modifiers}` : image.hash
}

/** The main picture of the product: the one marked first, else the first without a person. */
export const primaryImage = ({ images }: Pictured): Image | undefined =>
  images.find((image) => is(image, 'image1stView', 'true')) ??
  images.find((image) => !isModel(image)) ??
  images[0]

/** The product on a model. Undefined where there is no such picture. */
export const modelImage = ({ images }: Pictured): Image | undefined => images.find(isModel)

/** The second picture without a person: a tile shows it under the pointer. */
export function secondaryImage(product: Pictured): Image | undefined {
  const leading = primaryImage(product)
  return product.images.find(
    (image) => image !== leading && !isModel(image) && !is(image, 'imageKind', 'detail_image'),
  )
}

const VIEWS = ['front', 'angled', 'side', 'back'] as const

/** What a picture shows of its product: the side that it is seen from, a person who wears it, or a part of it. */
export type PictureView = (typeof VIEWS)[number] | 'worn' | 'detail'

/** A picture of the gallery: its source, and what it shows. */
export type GalleryPicture = { source: string; view: PictureView | null }

/** Null where its attributes do not say. `imageAngle` is finer than the views of spec §5, which are front and back. */
export function pictureView(image: Image): PictureView | null {
  if (isModel(image)) return 'worn'
  if (is(image, 'imageKind', 'detail_image')) return 'detail'
  return (
    VIEWS.find((view) => is(image, 'imageAngle', view)) ??
    VIEWS.find((view) => is(image, 'imageView', view)) ??
    null
  )
}

/** The picture of one variant, else the main one. */
export const variantImage = (product: Pictured, referenceKey: string): Image | undefined =>
  product.images.find((image) => is(image, 'imageVariantReferenceKey', referenceKey)) ?? primaryImage(product)

/** The gallery of a product page, without pictures of other variants. */
export function gallery(product: Pictured): Image[] {
  const leading = primaryImage(product)
  const own = attributeValueByKey(leading?.attributes, 'imageVariantReferenceKey')
  return product.images.filter((image) => {
    const variant = attributeValueByKey(image.attributes, 'imageVariantReferenceKey')
    return image === leading || variant === null || variant === own
  })
}
