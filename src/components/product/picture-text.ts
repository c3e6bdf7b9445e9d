import type { Attributes } from '#domain/catalogue/attribute.ts'
import type { PictureView } from '#domain/catalogue/images.ts'
import { attributeLabel } from '#domain/catalogue/read-attribute.ts'
import { colourLabel } from '#domain/catalogue/sibling-label.ts'
import type { Translate } from '#i18n/messages.ts'

/**
 * What is seen on a picture of a product, for those who do not see it: the view (of an unknown one its number), colour and shape.
 * @example "Velluna Brera, von vorn, Farbe: Gold, Form: Panto"
 */
export const pictureText =
  (t: Translate, { name, attributes }: { name: string; attributes: Attributes | undefined }) =>
  (view: PictureView | null, number: number): string =>
    t('product.gallery.picture', {
      name,
      number,
      view: view ?? 'none',
      colour: colourLabel(attributes) ?? 'none',
      shape: attributeLabel(attributes, 'frameShape') ?? 'none',
    })
