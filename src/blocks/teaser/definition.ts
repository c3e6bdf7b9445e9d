import {
  blocks,
  choice,
  defineBlock,
  IMAGE,
  LINES,
  required,
  SELECTION,
  TEXT,
  YES_NO,
} from '#blocks/define-block.ts'

export default [
  defineBlock('teaser', 'Teaser', {
    layout: choice('picture', 'band'),
    headline: required(TEXT),
    text: LINES,
    note: TEXT,
    actions: blocks('button'),
    theme: choice('light', 'dark'),
    background: { type: 'text', description: 'A colour like #EDF4FB; the nearest of the shop is taken' },
    desktop_image: IMAGE,
    mobile_image: IMAGE,
    has_product: YES_NO,
    ...SELECTION,
  }),
]
