import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** A brand by its logo; one without a picture is written. */
const logo = ({ words, asset, link }: Fields) => z.object({ name: words, image: asset, link })

/** Brands in a row. */
export const logoSlider = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(logo(fields)) })

export type LogoSlider = z.infer<ReturnType<typeof logoSlider>>
