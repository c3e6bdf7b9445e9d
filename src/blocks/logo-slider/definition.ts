import { blocks, defineBlock, IMAGE, LINK, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('logo_slider', 'Logo slider', { headline: TEXT, items: blocks('logo') }),
  defineBlock('logo', 'Logo', {
    name: required({
      type: 'text',
      description: 'Written where there is no picture, read out where there is',
    }),
    image: IMAGE,
    link: LINK,
  }),
]
