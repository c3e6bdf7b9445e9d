import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'

const sliderImage = (fields: Fields) =>
  z
    .object({ ...imageFields(fields), caption: fields.text, link: fields.link })
    .transform((each) => ({ picture: imageChoice(each), caption: each.caption, link: each.link }))

/** Pictures in a row, each with a caption. */
export const imageSlider = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(sliderImage(fields), 30) })

export type ImageSlider = z.infer<ReturnType<typeof imageSlider>>
