import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** A reason, together with the products that it recommends. */
export const productRecommendationTeaser = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields)),
      count: fields.count(1, 4, 3),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: productQueryOf(each, each.count) }))

export type ProductRecommendationTeaser = z.infer<ReturnType<typeof productRecommendationTeaser>>
