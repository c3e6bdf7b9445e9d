import { z } from 'zod'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** A row of products: the named ones, or the first of a category. */
export const productSlider = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      link_label: fields.text,
      link: fields.link,
      count: fields.count(1, 24, 4),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: productQueryOf(each, each.count) }))

export type ProductSlider = z.infer<ReturnType<typeof productSlider>>
