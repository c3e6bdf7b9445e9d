import type { BasketPackage } from '#domain/basket/basket.ts'

/** Days on which a parcel may come; RFC 3339. */
export type Window = { min: string; max: string }

const DAY = 86_400_000

/** The day so many working days before (negative) or after a day. */
export function workingDaysFrom(day: string, days: number): string {
  const step = Math.sign(days)
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = Math.abs(days); left > 0;) {
    at += step * DAY
    if (isWorkingDay(at)) left -= 1
  }
  return dayOf(at)
}

/** When a parcel comes that comes sooner or later than others would; not before the next working day. */
export function shiftedWindow({ min, max }: Window, days: number, today: string): Window {
  const soonest = workingDaysFrom(today, 1)
  const shifted = (day: string) => {
    const then = workingDaysFrom(day, days)
    return days < 0 && then < soonest ? soonest : then
  }
  return { min: shifted(min), max: shifted(max) }
}

/** When the parcels of a basket come, each with its own window, the first one first. */
export const deliveryWindows = (packages: readonly BasketPackage[], days: number, today: string): Window[] =>
  packages
    .map(({ deliveryDate }) => shiftedWindow(deliveryDate, days, today))
    .toSorted((one, other) => one.min.localeCompare(other.min))

/** The whole span of several windows; null where nobody knows. */
export function spanOf(windows: readonly Window[]): Window | null {
  const [first] = windows
  if (!first) return null
  const last = windows.reduce((max, each) => (each.max > max ? each.max : max), first.max)
  return { min: first.min, max: last }
}

const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay())
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
