import { z } from 'zod'
import { type Fields, needOf } from '#blocks/fields.ts'

const interval = ({ words, text }: Fields) => z.object({ label: words, text })

/** Goods that come by subscription, and how often they may come. */
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
    .transform((each) => ({ ...each, products: needOf(each, each.count) }))

export type ProductSubscriptionSelection = z.infer<ReturnType<typeof productSubscriptionSelection>>
