import {
  blocks,
  choice,
  defineBlock,
  IMAGE,
  LINES,
  required,
  SELECTION,
  YES_NO,
} from '#blocks/define-block.ts'

export default [
  defineBlock('hero', 'Hero', {
    layout: choice('plain', 'chart'),
    headline: required({ ...LINES, description: 'A test chart has four lines, each shorter than it looks' }),
    text: LINES,
    actions: blocks('button'),
    theme: choice('light', 'dark'),
    desktop_image: IMAGE,
    mobile_image: IMAGE,
    has_product: YES_NO,
    ...SELECTION,
  }),
]
