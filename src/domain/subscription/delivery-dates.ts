import { type Interval, LAST_DELIVERY_DAY } from '#domain/catalogue/subscription-offer.ts'
import { addWorkingDays } from '#domain/delivery/delivery-window.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'

/** How often and when goods are delivered; `day` of the month, 1 to 30, has no effect on weeks. */
export type Rhythm = { interval: Interval; day: number }

/** Working days from the renewal order to the delivery: packing, and the carrier. */
const LEAD = 5
/** Days between the announcement of a delivery and its order. */
const NOTICE = 7

const DAY = 86_400_000

/** As `addDays`, which the script of branch pages has: two scripts would have to load a third one that they share. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The delivery day that is nearest to today's day of the month. Spec §4. `today`: RFC 3339 day. */
export const nearestDeliveryDay = (today: string): number =>
  Math.min(Number(today.slice(8)), LAST_DELIVERY_DAY)

/** The delivery after one that is scheduled; in a month without that day, the last of the month. RFC 3339 days. */
export const nextScheduled = (scheduled: string, { interval, day }: Rhythm): string =>
  interval.unit === 'week'
    ? plusDays(scheduled, 7 * interval.count)
    : dayInMonth(scheduled, interval.count, day)

/** The delivery before one that is scheduled. */
export const previousScheduled = (scheduled: string, { interval, day }: Rhythm): string =>
  nextScheduled(scheduled, { interval: { ...interval, count: -interval.count }, day })

/** The second delivery: the delivery day that is nearest to one interval after the first, so that the goods last until then. */
export function firstScheduled(start: string, rhythm: Rhythm): string {
  const { interval, day } = rhythm
  if (interval.unit === 'week') return nextScheduled(start, rhythm)
  const lasts = dayInMonth(start, interval.count, Number(start.slice(8)))
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(lasts))
  return [1, 0, -1]
    .map((months) => dayInMonth(lasts, months, day))
    .reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** The coming deliveries, the scheduled one first. */
export function upcomingDeliveries(scheduled: string, rhythm: Rhythm, count: number): string[] {
  const days: string[] = []
  for (let day = scheduled; days.length < count; day = nextScheduled(day, rhythm)) days.push(day)
  return days
}

/** Deliveries that a shopper sees before ordering. */
const SHOWN = 3

/** The deliveries that follow an order of today. RFC 3339 days. */
export const followingDeliveries = (today: string, rhythm: Rhythm): string[] =>
  upcomingDeliveries(firstScheduled(today, rhythm), rhythm, SHOWN)

/**
 * The day on which the order of a delivery is made; until the day before it may be changed. `country`: the one to which it goes, whose public
 * holidays are no working days; null: weekends alone. RFC 3339 days, here and below.
 */
export const orderDay = (delivery: string, country: ShopCountry | null): string =>
  addWorkingDays(delivery, -LEAD, country)

/** The day on which a delivery is announced. */
export const noticeDay = (delivery: string, country: ShopCountry | null): string =>
  plusDays(orderDay(delivery, country), -NOTICE)

/** The earliest day for which a delivery can be planned that is announced today, a week before its order. */
export const earliestAnnounced = (today: string, country: ShopCountry | null): string =>
  earliestDelivery(plusDays(today, NOTICE - 1), country)

/** The earliest day for which a delivery that is not ordered yet can be planned. */
export const earliestDelivery = (today: string, country: ShopCountry | null): string =>
  addWorkingDays(today, LEAD + 1, country)

/** A day of the month that is so many months after the one of `from`. */
function dayInMonth(from: string, months: number, day: number): string {
  const year = Number(from.slice(0, 4))
  const month = Number(from.slice(5, 7)) - 1 + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}
