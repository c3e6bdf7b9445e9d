import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'

/** The introduction at the top of the subscription's page. */
export const productSubscriptionHeader = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields)),
      note: fields.text,
      ...imageFields(fields),
    })
    .transform(({ headline, text, actions, note, ...rest }) => ({
      headline,
      text,
      actions,
      note,
      picture: imageChoice(rest),
    }))

export type ProductSubscriptionHeader = z.infer<ReturnType<typeof productSubscriptionHeader>>
