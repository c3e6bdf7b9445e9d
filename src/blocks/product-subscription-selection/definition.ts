import { blocks, defineBlock, LINES, required, SELECTION, TEXT } from '#blocks/define-block.ts'

export default [
  {
    ...defineBlock('product_subscription_selection', 'Product subscription: selection', {
      headline: required(TEXT),
      text: LINES,
      intervals: { ...blocks('subscription_interval'), maximum: 6 },
      note: LINES,
      count: { type: 'number', default_value: '4', description: '1 to 12' },
      ...SELECTION,
    }),
    description: 'Entry and explanation. Putting a subscription together here is no part of it yet.',
  },
  defineBlock('subscription_interval', 'Subscription interval', { label: required(TEXT), text: TEXT }),
]
