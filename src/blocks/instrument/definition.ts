import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import {
  blocks,
  choice,
  type Definition,
  defineBlock,
  type Field,
  LINES,
  required,
  TEXT,
} from '#blocks/define-block.ts'

/** The introduction of an instrument; `description` is what its button does. */
export const defineInstrument = (
  name: string,
  label: string,
  description: string,
  own: Record<string, Field> = {},
): Definition => ({
  ...defineBlock(name, label, {
    ...own,
    headline: required(TEXT),
    text: LINES,
    steps: { ...blocks('instrument_step'), maximum: 6 },
    note: { ...LINES, description: 'What one needs for it, or what it cannot do' },
    actions: blocks('button'),
  }),
  description: `Entry and explanation. ${description}`,
})

export default [
  defineInstrument(
    'instrument',
    'Instrument',
    'Its button opens the instrument. A shop without it shows no such block.',
    { instrument: choice(...PLACED_INSTRUMENTS) },
  ),
  defineBlock('instrument_step', 'Instrument step', { headline: required(TEXT), text: LINES }),
]
