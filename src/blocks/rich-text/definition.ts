import { defineBlock, RICH_TEXT, TEXT } from '#blocks/define-block.ts'

export default [defineBlock('rich_text', 'Rich text', { headline: TEXT, text: RICH_TEXT })]
