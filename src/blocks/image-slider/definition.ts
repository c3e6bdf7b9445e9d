import { blocks, defineBlock, LINK, PICTURE, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('image_slider', 'Image slider', { headline: TEXT, items: blocks('slider_image') }),
  defineBlock('slider_image', 'Slider image', { ...PICTURE, caption: TEXT, link: LINK }),
]
