import { isMadeToMeasure, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { Order, OrderItem } from './order.ts'
import { wearerOf } from './wearer.ts'

/** Glasses of an account, with whose values they are made to; `wearer` is null where the customer has not said it. */
export type AccountGlasses = {
  item: OrderItem
  values: Prescription
  /** RFC 3339. */
  placedAt: string
  wearer: string | null
}

/**
 * The customer's latest glasses; those of others, as the customer has named them, only where there are no own ones. Values that are to be
 * deleted do not count. `orders`: the latest first.
 */
export function accountGlasses(
  orders: readonly Pick<Order, 'items' | 'placedAt' | 'valuesRemoval'>[],
  firstName: string,
): AccountGlasses | null {
  const glasses = orders
    .filter(({ valuesRemoval }) => valuesRemoval === undefined)
    .flatMap(({ items, placedAt }) =>
      items.filter(isMadeToMeasure).flatMap((item) => {
        const values = prescriptionValuesOf(item)
        return values ? [{ item, values, placedAt, wearer: wearerOf(item) }] : []
      }),
    )
  return glasses.find(({ wearer }) => wearer === null || wearer === firstName) ?? glasses[0] ?? null
}
