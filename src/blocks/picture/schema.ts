import { type Asset, type Fields, needOf } from '#blocks/fields.ts'
import type { ProductNeed } from '#domain/content/need.ts'

const VIEWS = ['angled', 'front', 'worn'] as const
export type View = (typeof VIEWS)[number]

/** What stands in a picture's place: an uploaded one, or a product seen in one of its views. */
export type ShownPicture = {
  wide: Asset | undefined
  narrow: Asset | undefined
  need: ProductNeed | undefined
  view: View
}

/** Fields that choose a picture; a block spreads them among its own. */
export const pictureFields = (fields: Fields) => ({
  desktop_image: fields.asset,
  mobile_image: fields.asset,
  has_product: fields.flag,
  view: fields.choice(VIEWS, 'angled'),
  ...fields.selection,
})

type Chosen = {
  desktop_image?: Asset | undefined
  mobile_image?: Asset | undefined
  has_product: boolean
  view: View
} & Parameters<typeof needOf>[0]

export const pictureOf = (chosen: Chosen): ShownPicture => ({
  wide: chosen.desktop_image,
  narrow: chosen.mobile_image,
  need: chosen.has_product ? needOf(chosen, 1) : undefined,
  view: chosen.view,
})

/** The products that pictures show. */
export const needsOfPictures = (...pictures: ShownPicture[]): { products: ProductNeed[] } => ({
  products: pictures.flatMap(({ need }) => need ?? []),
})
