import { blocks, defineBlock, LINK, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('footer_column', 'Footer column', { headline: required(TEXT), links: blocks('footer_link') }),
  defineBlock('footer_link', 'Footer link', { label: required(TEXT), link: LINK }),
]
