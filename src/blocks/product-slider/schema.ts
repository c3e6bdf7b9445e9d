import { z } from 'zod'
import { type Fields, needOf } from '#blocks/fields.ts'

/** A shelf of products: those named, or the first of a category. */
export const productSlider = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      link_label: fields.text,
      link: fields.link,
      count: fields.count(1, 24, 4),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: needOf(each, each.count) }))

export type ProductSlider = z.infer<ReturnType<typeof productSlider>>
