import { z } from 'zod'
import { type Fields, productQueryOf } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'

/** A spot in the picture, in percent from its left and upper edge, and its products. */
const hotspot = (fields: Fields) =>
  z
    .object({ left: fields.count(0, 100, 50), top: fields.count(0, 100, 50), ...fields.selection })
    .transform((each) => ({ left: each.left, top: each.top, need: productQueryOf(each, 1) }))

/** A picture with spots that open products; a list beside it has the same products. */
export const shoppableImage = (fields: Fields) =>
  z
    .object({
      headline: fields.text,
      text: fields.text,
      hotspots: fields.blocks(hotspot(fields), 12),
      ...imageFields(fields),
    })
    .transform(({ headline, text, hotspots, ...rest }) => ({
      headline,
      text,
      hotspots,
      picture: imageChoice(rest),
    }))

export type ShoppableImage = z.infer<ReturnType<typeof shoppableImage>>
