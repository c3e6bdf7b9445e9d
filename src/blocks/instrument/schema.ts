import { z } from 'zod'
import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import { button } from '#blocks/button/schema.ts'
import type { Fields } from '#blocks/fields.ts'

const instrumentStep = ({ words, text }: Fields) => z.object({ headline: words, text })

/** The introduction of an instrument: its purpose, its steps, its requirements, and its link. */
export const instrument = (fields: Fields) =>
  z.object({
    headline: fields.words,
    text: fields.text,
    steps: fields.blocks(instrumentStep(fields), 6),
    note: fields.text,
    actions: fields.blocks(button(fields)),
  })

/** One that the editor names. */
export const placedInstrument = (fields: Fields) =>
  instrument(fields).extend({ instrument: fields.choice(PLACED_INSTRUMENTS, 'try-on') })

export type PlacedInstrumentBlock = z.infer<ReturnType<typeof placedInstrument>>
export type Instrument = z.infer<ReturnType<typeof instrument>>
