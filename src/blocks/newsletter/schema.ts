import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** Signup for the newsletter. Subscribers have confirmed it by email. */
export const newsletter = ({ words, text, theme, richText }: Fields) =>
  z.object({ headline: words, text, button: text, theme, small_print: richText })

export type Newsletter = z.infer<ReturnType<typeof newsletter>>
