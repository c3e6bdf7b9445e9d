import { blocks, choice, defineBlock, LINES, MOMENT, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('countdown', 'Countdown', {
    headline: required(TEXT),
    text: LINES,
    until: required(MOMENT),
    finished_text: { ...TEXT, description: 'Said once it is over; empty: the block is gone then' },
    actions: { ...blocks('button'), maximum: 2 },
    theme: choice('light', 'dark'),
  }),
]
