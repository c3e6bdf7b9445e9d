import type { Promotion } from './promotion.ts'

/** The best first; among equals the smaller id. */
export const byPriority = (
  one: Pick<Promotion, 'priority' | 'id'>,
  other: Pick<Promotion, 'priority' | 'id'>,
): number => one.priority - other.priority || (one.id < other.id ? -1 : Number(one.id > other.id))
