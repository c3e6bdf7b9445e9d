import { blocks, type Definition, defineBlock, LINES, required, TEXT } from '#blocks/define-block.ts'

/** The introduction of an instrument. The instrument itself is not part of the block yet; its description states that. */
export const defineInstrument = (name: string, label: string, later: string): Definition => ({
  ...defineBlock(name, label, {
    headline: required(TEXT),
    text: LINES,
    steps: { ...blocks('instrument_step'), maximum: 6 },
    note: { ...LINES, description: 'What one needs for it, or what it cannot do' },
    actions: blocks('button'),
  }),
  description: `Entry and explanation. ${later}`,
})

export default [defineBlock('instrument_step', 'Instrument step', { headline: required(TEXT), text: LINES })]
