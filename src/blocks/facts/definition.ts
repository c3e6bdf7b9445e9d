import { blocks, defineBlock, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('facts', 'Facts', { items: { ...blocks('fact'), maximum: 4 } }),
  defineBlock('fact', 'Fact', { headline: required(TEXT), text: TEXT }),
]
