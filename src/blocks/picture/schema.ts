import { type Asset, type Fields, productQueryOf } from '#blocks/fields.ts'
import type { BlockProductQuery } from '#domain/content/block-data.ts'

const VIEWS = ['angled', 'front', 'worn'] as const
export type ImageChoiceView = (typeof VIEWS)[number]

/** The picture of a block: an uploaded one, or a product in one of its views. */
export type ImageChoice = {
  wide: Asset | undefined
  narrow: Asset | undefined
  need: BlockProductQuery | undefined
  view: ImageChoiceView
}

/** Fields that choose a picture; a block spreads them among its own. */
export const imageFields = (fields: Fields) => ({
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
  view: ImageChoiceView
} & Parameters<typeof productQueryOf>[0]

export const imageChoice = (chosen: Chosen): ImageChoice => ({
  wide: chosen.desktop_image,
  narrow: chosen.mobile_image,
  need: chosen.has_product ? productQueryOf(chosen, 1) : undefined,
  view: chosen.view,
})

/** The products of the pictures. */
export const imageQueries = (...pictures: ImageChoice[]): { products: BlockProductQuery[] } => ({
  products: pictures.flatMap(({ need }) => need ?? []),
})
