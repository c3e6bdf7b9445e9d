import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** One link, with a line that gives a reason for it. */
export const link = (fields: Fields) =>
  z.object({ label: fields.words, text: fields.text, link: fields.link })

export type LinkBlock = z.infer<ReturnType<typeof link>>
