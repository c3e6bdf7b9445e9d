import { blocks, choice, defineBlock, LINES, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('cookie_list', 'Cookie list', { headline: TEXT, text: LINES, items: blocks('cookie') }),
  defineBlock('cookie', 'Cookie', {
    name: required(TEXT),
    provider: { type: 'text', description: 'Empty: the shop itself' },
    purpose: required(LINES),
    duration: required(TEXT),
    group: choice('necessary', 'statistics', 'marketing'),
  }),
]
