import { blocks, defineBlock, required, RICH_TEXT, TEXT, YES_NO } from '#blocks/define-block.ts'

export default [
  defineBlock('accordion', 'Accordion', { headline: TEXT, items: blocks('accordion_item') }),
  defineBlock('accordion_item', 'Accordion item', {
    headline: required(TEXT),
    text: RICH_TEXT,
    open: YES_NO,
  }),
]
