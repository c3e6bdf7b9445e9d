import type { Promotion } from './promotion.ts'

/** Whether a promotion asks for a code, and this is it: blanks around it and small letters for large ones count for nothing. */
export const isCodeOf = ({ code: own }: Pick<Promotion, 'code'>, code: string): boolean =>
  own?.toLowerCase() === code.trim().toLowerCase()
