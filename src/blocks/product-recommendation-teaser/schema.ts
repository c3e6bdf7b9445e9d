import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import { type Fields, needOf } from '#blocks/fields.ts'

/** Why, and what: a reason with the goods that it speaks for. */
export const productRecommendationTeaser = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields)),
      count: fields.count(1, 4, 3),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: needOf(each, each.count) }))

export type ProductRecommendationTeaser = z.infer<ReturnType<typeof productRecommendationTeaser>>
