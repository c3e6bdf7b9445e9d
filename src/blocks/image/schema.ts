import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'

/** One picture with a caption. */
export const image = (fields: Fields) =>
  z
    .object({
      caption: fields.text,
      link: fields.link,
      width: fields.choice(['page', 'text'], 'page'),
      ...imageFields(fields),
    })
    .transform(({ caption, link, width, ...rest }) => ({ caption, link, width, picture: imageChoice(rest) }))

export type ImageBlock = z.infer<ReturnType<typeof image>>
