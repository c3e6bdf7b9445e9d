import { addDays, localTime } from '#domain/shop/local-time.ts'

/** How a coming start is called at its place. */
export function relativeStart(start: string, timeZone: string, now: Date): 'today' | 'tomorrow' | 'later' {
  const { date } = localTime(new Date(start), timeZone)
  const today = localTime(now, timeZone).date
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'later'
}
