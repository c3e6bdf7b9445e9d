import { defineBlock, LINK, required, SELECTION, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('product_slider', 'Product slider', {
    headline: required(TEXT),
    link_label: TEXT,
    link: LINK,
    count: { type: 'number', default_value: '4' },
    ...SELECTION,
  }),
]
