import { choice, defineBlock, LINK, PICTURE, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('image', 'Image', { caption: TEXT, link: LINK, width: choice('page', 'text'), ...PICTURE }),
]
