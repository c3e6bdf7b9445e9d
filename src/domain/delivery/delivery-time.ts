import { availability } from '#domain/catalogue/availability.ts'
import type { Stock } from '#domain/catalogue/product.ts'
import type { DeliveryEstimate } from '#domain/shop/configuration.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { addWorkingDays, type DeliveryWindow } from './delivery-window.ts'
import { slowestOf } from './estimate.ts'

/** Working days until delivery of what is scarce, and of what a manufacturer gives no date for. */
const SCARCE: DeliveryEstimate = { from: 5, to: 8 }
const ON_ORDER: DeliveryEstimate = { from: 10, to: 15 }

type Stocked = Pick<Stock, 'quantity' | 'isSellableWithoutStock' | 'expectedAvailabilityAt'>

/** When something is ordered, and in which country it is delivered; null: in an unknown one. */
export type DeliveryStart = { now: Date; country: ShopCountry | null }

/** In working days from now, or, where a manufacturer gives a date, as a window. */
export type DeliveryTime = { days: DeliveryEstimate } | { window: DeliveryWindow }

/** Whether so many pieces have to be ordered first. */
export const isOrderedFirst = ({ quantity, isSellableWithoutStock }: Stocked, pieces: number): boolean =>
  isSellableWithoutStock && quantity < pieces

/** The working days until pieces in stock are delivered: `usual` days, or longer where few are left. */
export const stockedDays = (stock: Stocked, usual: DeliveryEstimate): DeliveryEstimate =>
  availability(stock).kind === 'soon' ? slowestOf([usual, SCARCE]) : usual

/** When what has to be ordered first is delivered. `arrivals` are the manufacturers' moments; null where one gives none. RFC 3339. */
export function orderedTime(
  arrivals: readonly (string | null)[],
  usual: DeliveryEstimate,
  { now, country }: DeliveryStart,
): DeliveryTime {
  const last = Math.max(...arrivals.map((moment) => Date.parse(moment ?? '')))
  if (Number.isNaN(last) || last < now.getTime()) return { days: ON_ORDER }
  return { window: windowAfter(new Date(last), usual, country) }
}

/** When one piece is delivered. Spec §4 "Availability". */
export const deliveryTime = (stock: Stocked, usual: DeliveryEstimate, start: DeliveryStart): DeliveryTime =>
  isOrderedFirst(stock, 1)
    ? orderedTime([stock.expectedAvailabilityAt], usual, start)
    : { days: stockedDays(stock, usual) }

/** The days on which a parcel may come, counted from a moment. */
export function windowAfter(from: Date, days: DeliveryEstimate, country: ShopCountry | null): DeliveryWindow {
  const day = shopDay(from)
  return { min: addWorkingDays(day, days.from, country), max: addWorkingDays(day, days.to, country) }
}

/** When things come that are sent together: with the slowest of them. */
export function slowestTime(
  times: readonly [DeliveryTime, ...DeliveryTime[]],
  { now, country }: DeliveryStart,
): DeliveryTime {
  const days = times.flatMap((time) => ('days' in time ? [time.days] : []))
  if (days.length === times.length) return { days: slowestOf(days) }
  const windows = times.map((time) => ('days' in time ? windowAfter(now, time.days, country) : time.window))
  const latest = (bound: 'min' | 'max') =>
    windows.map((window) => window[bound]).reduce((last, day) => (day > last ? day : last))
  return { window: { min: latest('min'), max: latest('max') } }
}
