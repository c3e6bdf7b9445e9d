import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'

const slide = (fields: Fields) =>
  z
    .object({
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields), 2),
      theme: fields.theme,
      ...imageFields(fields),
    })
    .transform(({ headline, text, actions, theme, ...rest }) => ({
      headline,
      text,
      actions,
      theme,
      picture: imageChoice(rest),
    }))

/** Several heroes, one visible at a time. Nothing moves automatically. */
export const slideShow = (fields: Fields) =>
  z.object({ headline: fields.text, slides: fields.blocks(slide(fields), 8) })

export type SlideShow = z.infer<ReturnType<typeof slideShow>>
