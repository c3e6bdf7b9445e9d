import { lacksOfficeDistance } from '#domain/prescription/lacks-office-distance.ts'
import {
  areValuesToBeConfirmed,
  lacksPrescriptionValues,
  lacksPupilDistance,
} from '#domain/prescription/made-to-measure.ts'
import type { BasketItem } from './basket.ts'

/**
 * The packages of a basket whose delivery time will not begin with the order: lenses of their glasses cannot be made before something else comes,
 * as values, a distance or a slip.
 */
export const packagesOnHold = (items: readonly BasketItem[]): ReadonlySet<number> =>
  new Set(items.filter((frame) => willWait(frame, items)).map(({ packageId }) => packageId))

function willWait(frame: BasketItem, items: readonly BasketItem[]): boolean {
  const { itemGroup } = frame
  if (!itemGroup?.isMainItem) return false
  const parts = items.filter((item) => item !== frame && item.itemGroup?.id === itemGroup.id)
  return (
    lacksPrescriptionValues(frame) ||
    lacksPupilDistance(frame) ||
    areValuesToBeConfirmed(frame) ||
    lacksOfficeDistance(frame, parts)
  )
}
