import { z } from 'zod'
import { type Fields, needOf } from '#blocks/fields.ts'
import { pictureFields, pictureOf } from '#blocks/picture/schema.ts'

/** A place in the picture, in percent from its left and upper edge, and what is to be had there. */
const hotspot = (fields: Fields) =>
  z
    .object({ left: fields.count(0, 100, 50), top: fields.count(0, 100, 50), ...fields.selection })
    .transform((each) => ({ left: each.left, top: each.top, need: needOf(each, 1) }))

/** A picture whose goods can be pressed; a list beside it says the same. */
export const shoppableImage = (fields: Fields) =>
  z
    .object({
      headline: fields.text,
      text: fields.text,
      hotspots: fields.blocks(hotspot(fields), 12),
      ...pictureFields(fields),
    })
    .transform(({ headline, text, hotspots, ...rest }) => ({
      headline,
      text,
      hotspots,
      picture: pictureOf(rest),
    }))

export type ShoppableImage = z.infer<ReturnType<typeof shoppableImage>>
