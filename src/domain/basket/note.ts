/** Messages shown after a form was submitted. */
export const BASKET_NOTES = [
  'added',
  'added-all',
  'added-some',
  'changed',
  'removed',
  'reduced',
  'unavailable',
  'gone',
  'pair-gone',
  'pair-fixed',
  'pair-changed',
  'full',
  'failed',
  'too-often',
  'code-applied',
  'code-unknown',
  'code-dropped',
  'payment-late',
  'quantity',
] as const
export type BasketNote = (typeof BASKET_NOTES)[number]
