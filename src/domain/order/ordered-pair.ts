import { isRxService } from '#domain/catalogue/rx-product.ts'
import type { OrderItem } from './order.ts'
import { LENS_TYPES, type LensType } from '#domain/prescription/configuration.ts'
import { withPlanoLens } from '#domain/prescription/empty-eye.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import {
  type Affirmed,
  affirmedOf,
  areValuesRemoved,
  lacksPrescriptionValues,
  prescriptionValuesOf,
} from '#domain/prescription/made-to-measure.ts'
import { type OfficeDistance, officeDistanceOf } from '#domain/prescription/office-distance.ts'
import {
  type PupilDistanceSource,
  pupilDistanceSourceOf,
} from '#domain/prescription/pupil-distance-source.ts'
import { validityOf } from '#domain/prescription/validity.ts'

/** A pair of an order as it was configured, to be configured again. */
export type OrderedPair = {
  variantId: number
  lensType: LensType
  prescription: Prescription
  pupilDistance: PupilDistanceSource | undefined
  /** The day of the values, YYYY-MM-DD; undefined where it is not known. */
  measuredOn: string | undefined
  areValuesLater: boolean
  /** Reference keys. The service is no choice: it is included again where the shop has one. */
  parts: string[]
  officeDistance: OfficeDistance | undefined
  affirmed: Affirmed | null
  /** The group in the order. */
  groupId: string
}

/** The pairs of an order, whatever became of their parts after that. A group that was not configured here is left out. */
export const orderedPairs = (items: readonly OrderItem[]): OrderedPair[] =>
  items.flatMap((frame) => {
    const { itemGroup, customData, variant } = frame
    const lensType = LENS_TYPES.find((each) => each === customData['lensType'])
    if (!itemGroup?.isMainItem || lensType === undefined) return []
    const parts = items.filter(
      (item) =>
        item.itemGroup?.id === itemGroup.id && !item.itemGroup.isMainItem && !isRxService(item.product),
    )
    return {
      variantId: variant.id,
      lensType,
      prescription: withPlanoLens(prescriptionValuesOf(frame) ?? { right: {}, left: {} }),
      pupilDistance: pupilDistanceSourceOf(frame),
      measuredOn: validityOf(frame)?.measuredOn,
      areValuesLater: lacksPrescriptionValues(frame) || areValuesRemoved(frame),
      parts: parts.map((part) => part.variant.referenceKey),
      officeDistance: officeDistanceOf(frame),
      affirmed: areValuesRemoved(frame) ? null : affirmedOf(frame),
      groupId: itemGroup.id,
    }
  })
