import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'

/** A text with the moment at which something ends. */
export const countdown = (fields: Fields) =>
  z.object({
    headline: fields.words,
    text: fields.text,
    until: fields.time,
    finished_text: fields.text,
    actions: fields.blocks(button(fields), 2),
    theme: fields.theme,
  })

export type Countdown = z.infer<ReturnType<typeof countdown>>
