import { z } from 'zod'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'

const instrumentStep = ({ words, text }: Fields) => z.object({ headline: words, text })

/** The door to an instrument: what it does, how it goes, what one needs, and where to go. */
export const instrument = (fields: Fields) =>
  z.object({
    headline: fields.words,
    text: fields.text,
    steps: fields.blocks(instrumentStep(fields), 6),
    note: fields.text,
    actions: fields.blocks(button(fields)),
  })

export type Instrument = z.infer<ReturnType<typeof instrument>>
