import { z } from 'zod'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

const interval = ({ words, text }: Fields) => z.object({ label: words, text })

/** Products with a subscription, and its intervals. */
export const productSubscriptionSelection = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      intervals: fields.blocks(interval(fields), 6),
      note: fields.text,
      count: fields.count(1, 12, 4),
      ...fields.selection,
    })
    .transform((each) => ({ ...each, products: productQueryOf(each, each.count) }))

export type ProductSubscriptionSelection = z.infer<ReturnType<typeof productSubscriptionSelection>>
