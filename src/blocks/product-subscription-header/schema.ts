import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'
import { pictureFields, pictureOf } from '#blocks/picture/schema.ts'

/** What the subscription is, at the head of its page. */
export const productSubscriptionHeader = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields)),
      note: fields.text,
      ...pictureFields(fields),
    })
    .transform(({ headline, text, actions, note, ...rest }) => ({
      headline,
      text,
      actions,
      note,
      picture: pictureOf(rest),
    }))

export type ProductSubscriptionHeader = z.infer<ReturnType<typeof productSubscriptionHeader>>
