import { addDays, localTime } from '#domain/shop/local-time.ts'
import { dateFormat } from '#domain/text/date-format.ts'
import { withOrdinal } from '#domain/text/format-day.ts'
import { labelled } from '#domain/text/labelled.ts'
import type { Branch } from './branch.ts'
import { type DayHours, hoursOn } from './day-hours.ts'
import { formatOpeningHours, formatSpans } from './opening-hours.ts'

/** The hours of each day from now until a moment, in the branch's own time zone; a moment of midnight belongs to the day before. */
export function hoursUntil(branch: Branch, now: Date, end: Date): DayHours[] {
  const last = localTime(new Date(end.getTime() - 1), branch.timeZone).date
  const days: DayHours[] = []
  for (let date = localTime(now, branch.timeZone).date; date <= last; date = addDays(date, 1))
    days.push(hoursOn(branch, date))
  return days
}

/** Those of some days that differ from their weekday. */
export const differingDays = (branch: Branch, days: readonly DayHours[]): DayHours[] =>
  days.filter(
    ({ date, reason, spans }) => reason !== null && (spans.length > 0 || usualSpans(branch, date).length > 0),
  )

const usualSpans = ({ hours }: Branch, date: string) => hours[(new Date(date).getUTCDay() + 6) % 7] ?? []

/**
 * The lines of the week, then one for each of some days that differs from it. `closed`: what stands for no hours.
 *
 * @example formatComingHours(branch, days, { intl: 'de-DE', closed: 'Geschlossen' }) // ["Montag–Freitag: 09:30–18:30", "Fr., 25. Dez.: Geschlossen"]
 */
export const formatComingHours = (
  branch: Branch,
  days: readonly DayHours[],
  { intl, closed }: { intl: string; closed: string },
): string[] => [
  ...formatOpeningHours(branch.hours, intl),
  ...differingDays(branch, days).map(({ date, spans }) =>
    labelled(formatShortDate(date, intl), formatSpans(spans) || closed, intl),
  ),
]

const formatShortDate = (date: string, intl: string): string =>
  withOrdinal(
    dateFormat(intl, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(date),
    ),
    intl,
  )
