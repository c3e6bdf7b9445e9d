import { isPublicHoliday } from '#domain/shop/public-holidays.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** Days on which a parcel may come; RFC 3339. */
export type DeliveryWindow = { min: string; max: string }

/** Where a parcel goes, and the day (RFC 3339) there. */
type DeliveryPlace = { today: string; country: ShopCountry | null }

const DAY = 86_400_000

/**
 * The day so many working days before (negative) or after a day. Neither weekends nor public holidays of the whole country are working days;
 * `country` null: weekends alone.
 */
export function addWorkingDays(day: string, days: number, country: ShopCountry | null): string {
  const step = Math.sign(days)
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = Math.abs(days); left > 0;) {
    at += step * DAY
    if (isWorkingDay(at, country)) left -= 1
  }
  return dayOf(at)
}

/** The window of a parcel that arrives so many working days earlier or later; it never starts before the next working day. */
export function shiftWindow(
  { min, max }: DeliveryWindow,
  days: number,
  { today, country }: DeliveryPlace,
): DeliveryWindow {
  const soonest = addWorkingDays(today, 1, country)
  const shifted = (day: string) => {
    const then = addWorkingDays(day, days, country)
    return days < 0 && then < soonest ? soonest : then
  }
  return { min: shifted(min), max: shifted(max) }
}

/** How many working days there are after one day until another, with the other. */
export function workingDaysBetween(from: string, until: string, country: ShopCountry | null): number {
  let days = 0
  for (let at = Date.parse(`${from}T00:00:00Z`) + DAY; at <= Date.parse(`${until}T00:00:00Z`); at += DAY)
    if (isWorkingDay(at, country)) days += 1
  return days
}

const isWorkingDay = (at: number, country: ShopCountry | null): boolean =>
  ![0, 6].includes(new Date(at).getUTCDay()) &&
  (country === null || !isPublicHoliday(country, null, dayOf(at)))

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
