import type { PreparedBlock } from '#blocks/prepared-block.ts'

/** Blocks that contain the heading of a page themselves. */
const STAGES = ['hero', 'slide_show', 'product_subscription_header']

export const opensWithHeading = ([first]: readonly PreparedBlock[]): boolean =>
  STAGES.includes(first?.component ?? '')
