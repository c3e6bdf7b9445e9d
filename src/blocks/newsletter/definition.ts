import { choice, defineBlock, LINES, required, RICH_TEXT, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('newsletter', 'Newsletter', {
    headline: required(TEXT),
    text: LINES,
    button: { type: 'text', description: 'Empty: what the shop calls it' },
    theme: choice('light', 'dark'),
    small_print: { ...RICH_TEXT, description: 'Below the field, with a link to the data protection page' },
  }),
]
