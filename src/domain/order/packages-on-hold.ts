import { shiftWindow, workingDaysBetween } from '#domain/delivery/delivery-window.ts'
import { SHOP_COUNTRIES } from '#domain/shop/shop-country.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { areLensesWaiting, type WaitingOrder } from './add-values.ts'
import type { Order, OrderPackage } from './order.ts'

type Waiting = WaitingOrder & Pick<Order, 'items'>

/** The packages with glasses whose lenses cannot be made yet: their delivery time has not begun. */
export const packagesOnHold = (order: Waiting): ReadonlySet<number> =>
  new Set(order.items.filter((item) => areLensesWaiting(order, item)).map(({ packageId }) => packageId))

/**
 * The packages of a changed order: the delivery time of one that waited begins when it waits no more, so that its window lies later by the
 * working days since the order. `today`: RFC 3339 day.
 */
export function beginDeliveryTimes(before: Waiting, after: Waiting, today: string): OrderPackage[] {
  const [waited, waiting] = [packagesOnHold(before), packagesOnHold(after)]
  const country = SHOP_COUNTRIES.find((each) => each === after.shop.country) ?? null
  const days = workingDaysBetween(shopDay(new Date(after.placedAt)), today, country)
  return after.packages.map((each) => {
    if (!waited.has(each.id) || waiting.has(each.id)) return each
    const { minimum, maximum } = each.deliveryDate
    const { min, max } = shiftWindow({ min: minimum, max: maximum }, days, { today, country })
    return { ...each, deliveryDate: { minimum: min, maximum: max } }
  })
}
