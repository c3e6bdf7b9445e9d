import { dateFormat } from '#domain/text/date-format.ts'
import { labelled } from '#domain/text/labelled.ts'

/** Times as HH:MM in the time zone of the branch; `closes` may be 24:00. */
export type Span = { opens: string; closes: string }

/** Monday to Sunday; a day without spans is closed, several spans have breaks between them. */
export type WeekHours = readonly (readonly Span[])[]

/** A day (YYYY-MM-DD) on which other hours apply, holiday or not. */
export type SpecialDay = { date: string; spans: Span[] }

/** Days in a row with the same hours, from 0 (Monday) to 6. */
export type DayGroup = { from: number; until: number; spans: readonly Span[] }

/** The week with equal days in a row as one, closed ones too. */
export function groupDays(hours: WeekHours): DayGroup[] {
  const groups: DayGroup[] = []
  for (const [day, spans] of hours.entries()) {
    const last = groups.at(-1)
    if (last && formatSpans(last.spans) === formatSpans(spans)) last.until = day
    else groups.push({ from: day, until: day, spans })
  }
  return groups
}

/** @example formatSpans([{ opens: '09:30', closes: '18:30' }]) // "09:30–18:30" */
export const formatSpans = (spans: readonly Span[]): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')

/**
 * One line for each group of days that are open, with the names of the days.
 *
 * @example formatOpeningHours(week, 'de-DE') // ["Montag–Freitag: 09:30–18:30", "Samstag: 10:00–16:00"]
 */
export const formatOpeningHours = (hours: WeekHours, intl: string): string[] =>
  groupDays(hours)
    .filter(({ spans }) => spans.length > 0)
    .map((group) => labelled(formatDays(group, intl), formatSpans(group.spans), intl))

/** @example formatDays({ from: 0, until: 4 }, 'de-DE') // "Montag–Freitag" */
export const formatDays = ({ from, until }: Pick<DayGroup, 'from' | 'until'>, intl: string): string =>
  [...new Set([from, until])].map((day) => weekdayName(day, intl)).join('–')

/** From 0, Monday. The first of January 2024 was a Monday. */
export const weekdayName = (day: number, intl: string): string =>
  dateFormat(intl, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day + 1)))
