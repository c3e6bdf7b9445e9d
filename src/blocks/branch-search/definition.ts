import { defineBlock, LINES, required, TEXT } from '#blocks/define-block.ts'

export default [
  {
    ...defineBlock('branch_search', 'Branch search', { headline: required(TEXT), text: LINES }),
    description: 'The numbers are those of the shop. A shop without branches does not show it.',
  },
]
