import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const saving = ({ words, text }: Fields) => z.object({ figure: words, headline: words, text })

/** What a subscription saves, in numbers. */
export const productSubscriptionSavingInfo = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(saving(fields), 4), note: fields.text })

export type ProductSubscriptionSavingInfo = z.infer<ReturnType<typeof productSubscriptionSavingInfo>>
