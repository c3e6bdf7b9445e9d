import type { Attributes } from '#domain/catalogue/attribute.ts'
import type { PictureView } from '#domain/catalogue/images.ts'
import { type Look, lookOf } from '#domain/catalogue/look.ts'
import type { Translate } from '#i18n/messages.ts'

type Pictured = { name: string; attributes: Attributes | undefined }

/**
 * What is seen on a picture of a product, for those who do not see it: the view (of an unknown one its number), colour and shape.
 * @example "Velluna Brera, von vorn, Farbe: Gold, Form: Panto"
 */
export const pictureText =
  (t: Translate, { name, attributes }: Pictured) =>
  (view: PictureView | null, number: number): string =>
    [name, t('product.picture.view', { view: view ?? 'none', number }), ...seen(t, lookOf(attributes))].join(
      ', ',
    )

/**
 * The same beside its name, as on a tile: colour and shape, and where somebody wears it that. Empty where the words beside it say all.
 * @example "Farbe: Gold, Form: Panto"
 */
export const besideNameText = (t: Translate, look: Look | null, isWorn: boolean): string =>
  look === null
    ? ''
    : [...(isWorn ? [t('product.picture.view', { view: 'worn', number: 1 })] : []), ...seen(t, look)].join(
        ', ',
      )

const seen = (t: Translate, { colour, shape }: Look): string[] => [
  ...(colour === null ? [] : [t('product.picture.colour', { colour })]),
  ...(shape === null ? [] : [t('product.picture.shape', { shape })]),
]
