import { blocks, choice, defineBlock, LINES, LINK, required, TEXT } from '#blocks/define.ts'

export default [
  defineBlock('editorial', 'Editorial', { headline: required(TEXT), items: blocks('article') }),
  defineBlock('article', 'Article', {
    headline: required(TEXT),
    text: LINES,
    note: TEXT,
    link: LINK,
    drawing: choice('none', 'lens-index', 'pupil-distance'),
  }),
]
