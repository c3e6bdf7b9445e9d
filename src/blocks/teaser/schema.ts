import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** Text beside a picture: an uploaded one, or that of a product, which for a frame shows it on a model. */
export const teaser = (fields: Fields) =>
  z
    .object({
      layout: fields.choice(['picture', 'band'], 'picture'),
      headline: fields.words,
      text: fields.text,
      note: fields.text,
      actions: fields.blocks(button(fields)),
      theme: fields.theme,
      background: fields.colour,
      desktop_image: fields.asset,
      mobile_image: fields.asset,
      has_product: fields.flag,
      ...fields.selection,
    })
    .transform((each) => ({ ...each, product: each.has_product ? productQueryOf(each, 1) : undefined }))

export type Teaser = z.infer<ReturnType<typeof teaser>>
