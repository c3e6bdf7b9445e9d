import { parseDate } from './date.ts'

/** Day, month and year as slips write them, or the year first; "r." ends a day in Polish. */
const DAY = /^(\d{1,4})[./\s-]+(\d{1,2})[./\s-]+(\d{1,4})(?:\s?r)?\.?$/

/**
 * The day that somebody copies from paper, YYYY-MM-DD: between its numbers are points, slashes, dashes or gaps. A year of two digits is one of this
 * century. Null where there is no such day.
 *
 * @example readTypedDay('14. 9. 2026') // '2026-09-14'
 */
export function readTypedDay(text: string): string | null {
  const [, first = '', month = '', last = ''] = DAY.exec(text.trim()) ?? []
  const [day, year] = first.length === 4 ? [last, first] : [first, last]
  const whole = [day.padStart(2, '0'), month.padStart(2, '0'), year.length === 2 ? `20${year}` : year]
  return parseDate(whole.join('.'))?.toISOString().slice(0, 10) ?? null
}
