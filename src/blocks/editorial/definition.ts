import { blocks, choice, defineBlock, LINES, LINK, required, STORIES, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('editorial', 'Editorial', {
    headline: required(TEXT),
    items: blocks('article'),
    related_stories: STORIES,
  }),
  defineBlock('article', 'Article', {
    headline: required(TEXT),
    text: LINES,
    note: TEXT,
    link: LINK,
    drawing: choice('none', 'lens-index', 'pupil-distance'),
  }),
]
