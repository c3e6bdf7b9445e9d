import type { Order } from '#domain/order/order.ts'
import { EYES, type Eye } from '#domain/prescription/eye-field.ts'
import { prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import type { SubscriptionLine } from './subscription.ts'

/** What an eye needs; the rest belongs to the lens. */
const POWERS = ['sphere', 'cylinder', 'axis', 'addition', 'additionName'] as const

const isSamePower = (one: Eye, other: Eye): boolean =>
  one.sphere !== undefined && POWERS.every((field) => one[field] === other[field])

/** The day (RFC 3339) of the first of these orders that has the powers of an eye for which the lines are; null: none of them. */
export function valuesKnownSince(
  lines: readonly Pick<SubscriptionLine, 'values'>[],
  orders: readonly Pick<Order, 'items' | 'placedAt'>[],
): string | null {
  const eyes = lines.flatMap(({ values }) =>
    EYES.flatMap((side) => (values ? [{ side, eye: values[side] }] : [])),
  )
  const days = orders
    .filter(({ items }) =>
      items.some((item) => {
        const known = item.itemGroup ? null : prescriptionValuesOf(item)
        return known !== null && eyes.some(({ side, eye }) => isSamePower(eye, known[side]))
      }),
    )
    .map(({ placedAt }) => shopDay(new Date(placedAt)))
  return days.toSorted()[0] ?? null
}
