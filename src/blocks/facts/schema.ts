import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const fact = ({ words, text }: Fields) => z.object({ headline: words, text })

/** Up to four short advantages in one row. */
export const facts = (fields: Fields) => z.object({ items: fields.blocks(fact(fields), 4) })

export type Facts = z.infer<ReturnType<typeof facts>>
