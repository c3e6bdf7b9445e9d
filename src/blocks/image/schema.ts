import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { pictureFields, pictureOf } from '#blocks/picture/schema.ts'

/** One picture with a line below. */
export const image = (fields: Fields) =>
  z
    .object({
      caption: fields.text,
      link: fields.link,
      width: fields.choice(['page', 'text'], 'page'),
      ...pictureFields(fields),
    })
    .transform(({ caption, link, width, ...rest }) => ({ caption, link, width, picture: pictureOf(rest) }))

export type ImageBlock = z.infer<ReturnType<typeof image>>
