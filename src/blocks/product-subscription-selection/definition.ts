import { defineBlock, LINES, required, SELECTION, TEXT } from '#blocks/define-block.ts'

export default [
  {
    ...defineBlock('product_subscription_selection', 'Product subscription: selection', {
      headline: required(TEXT),
      text: LINES,
      note: LINES,
      count: { type: 'number', default_value: '4', description: '1 to 12' },
      ...SELECTION,
    }),
    description: 'Intervals and prices are those of the shop.',
  },
]
