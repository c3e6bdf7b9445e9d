import { parseDate } from '#domain/form/date.ts'

/**
 * How long values of an adult hold, in months; later they are better measured anew. A judgement of opticians, not a law: the values of
 * contact lenses change with the eye's surface.
 */
const HOLD_MONTHS = { glasses: 24, lenses: 12 } as const

/** Whether a slip for glasses is too old. `today` is RFC 3339; a missing or invalid date is not old. */
export function isSlipOld(slipDate: string, today: string): boolean {
  const day = parseDate(slipDate)
  return day !== null && areValuesOld(day.toISOString(), today)
}

/** Whether values of a day are older than they hold. Both are RFC 3339 moments or days. */
export function areValuesOld(
  savedOn: string,
  today: string,
  goods: keyof typeof HOLD_MONTHS = 'glasses',
): boolean {
  const day = new Date(savedOn)
  day.setUTCMonth(day.getUTCMonth() + HOLD_MONTHS[goods])
  return day.toISOString().slice(0, 10) < today.slice(0, 10)
}
