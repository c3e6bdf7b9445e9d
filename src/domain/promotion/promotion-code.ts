import type { Promotion } from './promotion.ts'

/** Whether a promotion requires a code, and this is it: surrounding spaces and letter case are ignored. */
export const matchesPromotionCode = ({ code: own }: Pick<Promotion, 'code'>, code: string): boolean =>
  own?.toLowerCase() === code.trim().toLowerCase()
