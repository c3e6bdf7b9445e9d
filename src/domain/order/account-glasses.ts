import { type BranchOrder, branchOrderValues } from '#domain/branch/branch-order.ts'
import { withCorrectedValues } from '#domain/prescription/corrected-values.ts'
import {
  isMadeToMeasure,
  type MadeValues,
  prescriptionValuesOf,
} from '#domain/prescription/made-to-measure.ts'
import { pupilDistanceSourceOf } from '#domain/prescription/pupil-distance-source.ts'
import { validityOf } from '#domain/prescription/validity.ts'
import type { Order } from './order.ts'
import { wearerOf } from './wearer.ts'

/** What glasses of an account are made to; `wearer` is null where the customer has not said whose values they are. */
export type AccountGlasses = MadeValues & { orderedOn: string; wearer: string | null }

/**
 * The customer's latest glasses, of the shop or of a branch; those of others, as the customer has named them, only where there are no own ones. Values that are to be
 * deleted do not count. Orders: the latest first.
 */
export function accountGlasses(
  orders: readonly Pick<Order, 'items' | 'placedAt' | 'valuesRemoval'>[],
  branchOrders: readonly BranchOrder[],
  firstName: string,
): AccountGlasses | null {
  const online = orders
    .filter(({ valuesRemoval }) => valuesRemoval === undefined)
    .flatMap(({ items, placedAt }) =>
      items
        .filter(isMadeToMeasure)
        .map(withCorrectedValues)
        .flatMap((item): AccountGlasses[] => {
          const prescription = prescriptionValuesOf(item)
          if (prescription === null) return []
          return [
            {
              prescription,
              pupilDistance: pupilDistanceSourceOf(item),
              measuredOn: validityOf(item)?.measuredOn,
              orderedOn: placedAt,
              wearer: wearerOf(item),
            },
          ]
        }),
    )
  const inBranches = branchOrders.flatMap((order): AccountGlasses[] => {
    const prescription = branchOrderValues(order)
    if (prescription === null) return []
    return [{ prescription, pupilDistance: { method: 'branch' }, orderedOn: order.orderedAt, wearer: null }]
  })
  const glasses = [...online, ...inBranches].toSorted(
    (one, other) => Date.parse(other.orderedOn) - Date.parse(one.orderedOn),
  )
  return glasses.find(({ wearer }) => wearer === null || wearer === firstName) ?? glasses[0] ?? null
}
