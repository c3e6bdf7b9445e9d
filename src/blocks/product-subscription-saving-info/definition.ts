import { blocks, defineBlock, LINES, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('product_subscription_saving_info', 'Product subscription: saving info', {
    headline: TEXT,
    items: { ...blocks('saving'), maximum: 4 },
    note: LINES,
  }),
  defineBlock('saving', 'Saving', { figure: required(TEXT), headline: required(TEXT), text: LINES }),
]
