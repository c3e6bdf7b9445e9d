import { parseDate } from '#domain/form/date.ts'

/** Age in months beyond which values are better measured anew. */
const OLD_AFTER = 24

/** Whether a slip is older than two years. `today` is RFC 3339; a missing or invalid date is not old. */
export function isSlipOld(slipDate: string, today: string): boolean {
  const day = parseDate(slipDate)
  return day !== null && areValuesOld(day.toISOString(), today)
}

/** Whether values of a day are older than two years. Both are RFC 3339. */
export function areValuesOld(savedOn: string, today: string): boolean {
  const day = new Date(savedOn)
  day.setUTCMonth(day.getUTCMonth() + OLD_AFTER)
  return day.toISOString().slice(0, 10) < today.slice(0, 10)
}
