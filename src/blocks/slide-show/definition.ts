import { blocks, choice, defineBlock, LINES, PICTURE, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('slide_show', 'Slide show', { headline: TEXT, slides: { ...blocks('slide'), maximum: 8 } }),
  defineBlock('slide', 'Slide', {
    headline: required(TEXT),
    text: LINES,
    actions: { ...blocks('button'), maximum: 2 },
    theme: choice('light', 'dark'),
    ...PICTURE,
  }),
]
