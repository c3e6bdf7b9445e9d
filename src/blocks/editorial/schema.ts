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

/** Articles under one heading: first those that are written here, then linked stories. */
export const editorial = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      items: fields.blocks(article(fields)),
      related_stories: fields.stories,
    })
    .transform(({ headline, items, related_stories }) => ({
      headline,
      items: [
        ...items,
        ...related_stories.map((story) => ({ ...story, note: undefined, drawing: 'none' as const })),
      ],
    }))

export type Editorial = z.infer<ReturnType<typeof editorial>>
