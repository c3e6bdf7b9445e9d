import { defineBlock, LINES, TEXT } from '#blocks/define-block.ts'

export default [
  {
    ...defineBlock('product_subscription_saving_info', 'Product subscription: saving info', {
      headline: TEXT,
      note: LINES,
    }),
    description: 'The figures are those of the shop.',
  },
]
