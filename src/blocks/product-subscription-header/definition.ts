import { blocks, defineBlock, LINES, PICTURE, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('product_subscription_header', 'Product subscription: header', {
    headline: required(TEXT),
    text: LINES,
    actions: blocks('button'),
    note: LINES,
    ...PICTURE,
  }),
]
