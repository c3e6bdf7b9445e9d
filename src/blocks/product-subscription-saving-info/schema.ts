import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** What a subscription saves: the figures are those of the shop. */
export const productSubscriptionSavingInfo = (fields: Fields) =>
  z.object({ headline: fields.text, note: fields.text })

export type ProductSubscriptionSavingInfo = z.infer<ReturnType<typeof productSubscriptionSavingInfo>>
