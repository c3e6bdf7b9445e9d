import { valueIn } from './read-attribute.ts'
import type { Image, Product } from './product.ts'

type Pictured = Pick<Product, 'images'>

const is = (image: Image, key: string, value: string): boolean => valueIn(image.attributes, key) === value

const isModel = (image: Image): boolean =>
  is(image, 'imageType', 'model') || is(image, 'imageKind', 'model_image')

/** The picture that stands for the product: the one marked first, else the first without a person. */
export const leadingImage = ({ images }: Pictured): Image | undefined =>
  images.find((image) => is(image, 'image1stView', 'true')) ??
  images.find((image) => !isModel(image)) ??
  images[0]

/** The product worn. Undefined where nobody wears it. */
export const modelImage = ({ images }: Pictured): Image | undefined => images.find(isModel)

/** The second picture without a person: what a card shows under the pointer. */
export function otherImage(product: Pictured): Image | undefined {
  const leading = leadingImage(product)
  return product.images.find(
    (image) => image !== leading && !isModel(image) && !is(image, 'imageKind', 'detail_image'),
  )
}

/** The picture of one variant, else the leading one. */
export const variantImage = (product: Pictured, referenceKey: string): Image | undefined =>
  product.images.find((image) => is(image, 'imageVariantReferenceKey', referenceKey)) ?? leadingImage(product)

/** The gallery of a product page: pictures of other variants are left out. */
export function gallery(product: Pictured): Image[] {
  const leading = leadingImage(product)
  const own = valueIn(leading?.attributes, 'imageVariantReferenceKey')
  return product.images.filter((image) => {
    const variant = valueIn(image.attributes, 'imageVariantReferenceKey')
    return image === leading || variant === null || variant === own
  })
}
