import type { BasketPackage } from '#domain/basket/basket.ts'

/** Days on which a parcel may come; RFC 3339. */
export type DeliveryWindow = { min: string; max: string }

const DAY = 86_400_000

/** The day so many working days before (negative) or after a day. */
export function addWorkingDays(day: string, days: number): string {
  const step = Math.sign(days)
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = Math.abs(days); left > 0;) {
    at += step * DAY
    if (isWorkingDay(at)) left -= 1
  }
  return dayOf(at)
}

/** The window of a parcel that arrives so many working days earlier or later; it never starts before the next working day. */
export function shiftWindow({ min, max }: DeliveryWindow, days: number, today: string): DeliveryWindow {
  const soonest = addWorkingDays(today, 1)
  const shifted = (day: string) => {
    const then = addWorkingDays(day, days)
    return days < 0 && then < soonest ? soonest : then
  }
  return { min: shifted(min), max: shifted(max) }
}

/** The windows of a basket's parcels, the earliest first. */
export const deliveryWindows = (
  packages: readonly BasketPackage[],
  days: number,
  today: string,
): DeliveryWindow[] =>
  packages
    .map(({ deliveryDate }) => shiftWindow(deliveryDate, days, today))
    .toSorted((one, other) => one.min.localeCompare(other.min))

/** The whole span of several windows; null where none is known. */
export function windowSpan(windows: readonly DeliveryWindow[]): DeliveryWindow | null {
  const [first] = windows
  if (!first) return null
  const last = windows.reduce((max, each) => (each.max > max ? each.max : max), first.max)
  return { min: first.min, max: last }
}

const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay())
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
