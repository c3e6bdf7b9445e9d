import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { pictureFields, pictureOf } from '#blocks/picture/schema.ts'

const sliderImage = (fields: Fields) =>
  z
    .object({ ...pictureFields(fields), caption: fields.text, link: fields.link })
    .transform((each) => ({ picture: pictureOf(each), caption: each.caption, link: each.link }))

/** Pictures in a row, each with a line below. */
export const imageSlider = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(sliderImage(fields), 30) })

export type ImageSlider = z.infer<ReturnType<typeof imageSlider>>
