import { blocks, defineBlock, LINES, required, SELECTION, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('product_recommendation_teaser', 'Product recommendation teaser', {
    headline: required(TEXT),
    text: LINES,
    actions: blocks('button'),
    count: { type: 'number', default_value: '3', description: '1 to 4' },
    ...SELECTION,
  }),
]
