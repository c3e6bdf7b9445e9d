import type { PreparedBlock } from './prepare.ts'

/** These give a page its heading themselves. */
const STAGES = ['hero', 'slide_show', 'product_subscription_header']

export const opensWithStage = ([first]: readonly PreparedBlock[]): boolean =>
  STAGES.includes(first?.component ?? '')
