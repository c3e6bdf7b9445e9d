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

/** The days on which something may come; counted in working days from now as well, unless a manufacturer's date decides. */
export type DeliveryTime = { days: DeliveryEstimate | null; window: DeliveryWindow }

/** Whether so many pieces have to be ordered first. */
export const isOrderedFirst = ({ quantity, isSellableWithoutStock }: Stocked, pieces: number): boolean =>
  isSellableWithoutStock && quantity < pieces

/**
 * When pieces are delivered, counted from the day on which the manufacturer says that they arrive where they have to be ordered first. Spec §4
 * "Availability". `usual` of goods whose stock is not known, too.
 */
export function deliveryTime(
  stock: Stocked | null,
  usual: DeliveryEstimate,
  start: DeliveryStart,
  pieces = 1,
): DeliveryTime {
  if (stock === null) return inDays(usual, start)
  if (!isOrderedFirst(stock, pieces)) return inDays(stockedDays(stock, usual), start)
  const arrival = new Date(stock.expectedAvailabilityAt ?? Number.NaN)
  return arrival >= start.now
    ? { days: null, window: windowAfter(arrival, usual, start.country) }
    : inDays(ON_ORDER, start)
}

/** When things come that are sent together: with the slowest of them. */
export function slowestTime(times: readonly [DeliveryTime, ...DeliveryTime[]]): DeliveryTime {
  const days = times.flatMap((time) => time.days ?? [])
  const latest = (bound: 'min' | 'max') =>
    times.map(({ window }) => window[bound]).reduce((last, day) => (day > last ? day : last))
  return {
    days: days.length === times.length ? slowestOf(days) : null,
    window: { min: latest('min'), max: latest('max') },
  }
}

/** Longer than usual where few are left. */
const stockedDays = (stock: Stocked, usual: DeliveryEstimate): DeliveryEstimate =>
  availability(stock).kind === 'soon' ? slowestOf([usual, SCARCE]) : usual

const inDays = (days: DeliveryEstimate, { now, country }: DeliveryStart): DeliveryTime => ({
  days,
  window: windowAfter(now, days, country),
})

/** The days on which a parcel may come, counted from a moment. */
function windowAfter(from: Date, days: DeliveryEstimate, country: ShopCountry | null): DeliveryWindow {
  const day = shopDay(from)
  return { min: addWorkingDays(day, days.from, country), max: addWorkingDays(day, days.to, country) }
}
