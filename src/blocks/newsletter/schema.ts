import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** Where one asks for letters. Who gets them has confirmed it by mail. */
export const newsletter = ({ words, text, theme, richText }: Fields) =>
  z.object({ headline: words, text, button: text, theme, small_print: richText })

export type Newsletter = z.infer<ReturnType<typeof newsletter>>
