import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const article = ({ words, text, link, choice }: Fields) =>
  z.object({
    headline: words,
    text,
    note: text,
    link,
    drawing: choice(['none', 'lens-index', 'pupil-distance'], 'none'),
  })

/** Articles under one heading. */
export const editorial = (fields: Fields) =>
  z.object({ headline: fields.words, items: fields.blocks(article(fields)) })

export type Editorial = z.infer<ReturnType<typeof editorial>>
