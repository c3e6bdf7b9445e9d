import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** Running text. */
export const richText = ({ text, richText }: Fields) => z.object({ headline: text, text: richText })

export type RichText = z.infer<ReturnType<typeof richText>>
