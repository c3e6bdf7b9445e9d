import { ownValues } from '#domain/order/own-values.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { supplyPeriod } from '#domain/order/supply-period.ts'
import { shownPrescription } from '#domain/prescription/shown-prescription.ts'
import { areValuesOld, holdMonths } from '#domain/prescription/slip-age.ts'
import { addDays } from '#domain/shop/local-time.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { subscribedChoice } from './new-subscription.ts'
import { daysOfUse } from './suggested-interval.ts'

/**
 * Days around the day on which lenses run out. `before`: lenses in stock take up to three working days, with a weekend between five, and
 * people some days to order. `after`: whoever has not got the email so long after that has other lenses. `arrival`: it never comes before the lenses.
 */
const LENS_REMINDER = { before: 10, after: 14, arrival: 5 }

/** Why nobody is reminded of an order: they do not want to be, have ordered lenses since, or get them by a subscription. */
export const LENS_REMINDER_OBSTACLES = ['objected', 'ordered-since', 'subscribed'] as const
export type LensReminderObstacle = (typeof LENS_REMINDER_OBSTACLES)[number]

/** An order of contact lenses, and what stands against an email about it. */
export type LensReminder = { order: Order; obstacle: LensReminderObstacle | null }

type Supplied = Pick<
  Order,
  | 'items'
  | 'packages'
  | 'history'
  | 'placedAt'
  | 'confirmedAt'
  | 'isLensReminderAnnounced'
  | 'valuesRemoval'
  | 'subscription'
>

type Line = Pick<OrderItem, 'customData' | 'itemGroup'>

/** For how many eyes the packs of a line are, of contact lenses with values that do not come again by themselves; 0 for other goods. */
function eyesOf(item: Line): number {
  if (item.itemGroup || subscribedChoice(item) !== null) return 0
  const shown = shownPrescription(item)
  return shown?.kind === 'values' ? shown.eyes.length : 0
}

/** Whether an item is contact lenses with values that do not come again by themselves. */
export const areLensesBoughtOnce = (item: Line): boolean => eyesOf(item) > 0

/** The contact lenses of an order that were bought once and of which its buyer has all pieces. */
export const suppliedLenses = ({ items }: Pick<Order, 'items'>): OrderItem[] =>
  items.filter(
    (item) =>
      areLensesBoughtOnce(item) &&
      (item.status === 'available' || item.status === 'delivered') &&
      item.returned === undefined,
  )

/**
 * The day until which the contact lenses of an order last, YYYY-MM-DD: those of the eye that has fewer, from when all of it was sent or
 * collected. Null where there are none, it is still to be sent, or nobody knows how long a pack lasts.
 */
export function lensesLastUntil(order: Supplied): string | null {
  const { until, isExpected } = supplyPeriod(order)
  const days = suppliedLenses(order).map(daysOfLine)
  return isExpected || days.length === 0 || days.includes(0) ? null : addDays(until, Math.min(...days))
}

/**
 * The day on which its buyer is reminded of an order of contact lenses, YYYY-MM-DD. Null where they never are: nobody announced it at the
 * checkout, it is a delivery of a subscription, or its values are removed.
 */
export function lensReminderDay(order: Supplied): string | null {
  const last = lensesLastUntil(order)
  if (!order.isLensReminderAnnounced || order.subscription || order.valuesRemoval || last === null)
    return null
  const arrived = addDays(supplyPeriod(order).until, LENS_REMINDER.arrival)
  const early = addDays(last, -LENS_REMINDER.before)
  return early > arrived ? early : arrived
}

/** Whether the buyer of an order is reminded at a moment, which is RFC 3339: its lenses run out, and their values still hold. */
export function isLensReminderDue(order: Supplied, now: string): boolean {
  const due = lensReminderDay(order)
  const today = shopDay(new Date(now))
  if (due === null || today < due || today > addDays(due, LENS_REMINDER.before + LENS_REMINDER.after))
    return false
  const months = holdMonths('lenses', null, now)
  const lenses = ownValues({ items: suppliedLenses(order), placedAt: order.placedAt })
  return !lenses.some(({ measuredOn }) => areValuesOld(measuredOn, now, months))
}

/** Where whoever bought similar goods may be written to only after they have agreed to it: elsewhere until they object. */
export const needsConsentToReminder = (country: ShopCountry): boolean => country === 'PL'

/** Whole days that the packs of a line of contact lenses last; 0 where it is not known. A line of both eyes has packs for each of them. */
const daysOfLine = (item: OrderItem): number =>
  Math.floor(((daysOfUse(item.product.attributes) ?? 0) * item.quantity) / eyesOf(item))
