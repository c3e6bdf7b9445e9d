import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

/** A brand with its logo; without a picture its name is shown. */
const logo = ({ words, asset, link }: Fields) => z.object({ name: words, image: asset, link })

/** Brands in a row. */
export const logoSlider = (fields: Fields) =>
  z.object({ headline: fields.text, items: fields.blocks(logo(fields)) })

export type LogoSlider = z.infer<ReturnType<typeof logoSlider>>
