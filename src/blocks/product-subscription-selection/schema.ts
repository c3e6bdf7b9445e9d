import { z } from 'zod'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** Products with a subscription; their intervals are those of the shop. */
export const productSubscriptionSelection = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      note: fields.text,
      count: fields.count(1, 12, 4),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: productQueryOf(each, each.count) }))

export type ProductSubscriptionSelection = z.infer<ReturnType<typeof productSubscriptionSelection>>
