import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import { type Fields, productQueryOf } from '#blocks/fields.ts'

/** The hero of a page. `chart` sets the lines of the headline as on an eye chart, each smaller than the one before. */
export const hero = (fields: Fields) =>
  z
    .object({
      layout: fields.choice(['chart', 'plain'], 'plain'),
      headline: fields.words,
      text: fields.text,
      actions: fields.blocks(button(fields)),
      theme: fields.theme,
      desktop_image: fields.asset,
      mobile_image: fields.asset,
      has_product: fields.flag,
      ...fields.selection,
    })
    .transform(({ headline, ...rest }) => ({
      ...rest,
      lines: headline.split('\n').map((line) => line.trim()),
      product: rest.has_product ? productQueryOf(rest, 1) : undefined,
    }))

export type Hero = z.infer<ReturnType<typeof hero>>
