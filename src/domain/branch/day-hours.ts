import { type Branch, isThereOn } from './branch.ts'
import { addDays } from '#domain/shop/local-time.ts'
import type { Span } from './opening-hours.ts'
import { isPublicHoliday } from '#domain/shop/public-holidays.ts'

/** The hours of one day (YYYY-MM-DD), and why they differ from those of its weekday. */
export type DayHours = { date: string; spans: readonly Span[]; reason: 'holiday' | 'special' | null }

/** A special day counts more than a public holiday, and that more than the weekday. */
export function hoursOn(branch: Branch, date: string): DayHours {
  if (!isThereOn(branch, date)) return { date, spans: [], reason: 'special' }
  const special = branch.specialDays.find((day) => day.date === date)
  if (special) return { ...special, reason: 'special' }
  if (isPublicHoliday(branch.country, branch.region, date)) return { date, spans: [], reason: 'holiday' }
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  return { date, spans: branch.hours[weekday] ?? [], reason: null }
}

/** The hours of so many days, from a day on. */
export const upcomingHours = (branch: Branch, from: string, days: number): DayHours[] =>
  Array.from({ length: days }, (_, index) => hoursOn(branch, addDays(from, index)))
