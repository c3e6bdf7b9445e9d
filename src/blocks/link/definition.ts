import { defineBlock, LINK, required, TEXT } from '#blocks/define-block.ts'

export default [defineBlock('link', 'Link', { label: required(TEXT), text: TEXT, link: required(LINK) })]
