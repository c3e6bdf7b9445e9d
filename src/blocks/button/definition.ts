import { choice, defineBlock, LINK, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('button', 'Button', {
    label: required(TEXT),
    link: LINK,
    style: choice('main', 'outline', 'text'),
  }),
]
