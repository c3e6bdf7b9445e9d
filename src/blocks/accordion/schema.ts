import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const accordionItem = ({ words, richText, flag }: Fields) =>
  z.object({ headline: words, text: richText, open: flag })

/** Questions with answers that open below them. */
export const accordion = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(accordionItem(fields)) })

export type Accordion = z.infer<ReturnType<typeof accordion>>
