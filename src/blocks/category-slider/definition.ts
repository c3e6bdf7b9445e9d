import { blocks, choice, defineBlock, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('category_slider', 'Category slider', {
    headline: required(TEXT),
    items: blocks('category_tile'),
  }),
  defineBlock('category_tile', 'Category tile', {
    category: required({ type: 'text', description: 'Path of a category, such as /sonnenbrillen' }),
    label: { type: 'text', description: 'Empty: the name of the category' },
    figure: choice('count', 'from', 'none'),
    example: { type: 'text', description: 'Path of a category within, for the picture' },
  }),
]
