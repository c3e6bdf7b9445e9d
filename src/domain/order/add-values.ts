import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { EYE_FIELDS, EYES, type Prescription } from '#domain/prescription/eye-field.ts'
import { lacksPrescriptionValues, prescriptionValuesOf } from '#domain/prescription/made-to-measure.ts'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Order, OrderItem } from './order.ts'

/** The values of a pair that was ordered without them. `at`: RFC 3339; `textVersion`: of the text in which they were affirmed. */
export type AddedValues = {
  group: string
  prescription: Prescription
  pupilDistance?: PupilDistanceSource | undefined
  affirmed: { at: string; textVersion: string }
}

/** The `textVersion` of values that the shop has read from a picture of a slip. */
export const READ_BY_SHOP = 'operator'

/** impossible: no such pair waits for values in this order, or lenses cannot be made to these. */
export type AddedValuesFailure = 'unknown' | 'impossible'

/** Whether the frame of a pair still waits for its values. What was cancelled, returned or sent needs none. */
export const waitsForValues = ({ packages }: Pick<Order, 'packages'>, item: OrderItem): boolean =>
  item.status === 'available' &&
  packages.some(({ id, deliveryStatus }) => id === item.packageId && deliveryStatus === 'open') &&
  lacksPrescriptionValues(item)

/** The items with the values of a pair. The same values again change nothing; values that are there already are never replaced. */
export function addValues(
  order: Pick<Order, 'items' | 'packages'>,
  { group, prescription, pupilDistance, affirmed }: AddedValues,
): Result<OrderItem[], 'impossible'> {
  const frame = order.items.find(({ itemGroup }) => itemGroup?.id === group && itemGroup.isMainItem)
  if (frame === undefined) return fail('impossible')
  const present = prescriptionValuesOf(frame)
  if (present !== null && isSame(present, prescription)) return ok(order.items)
  const isRefused = checkPrescription(prescription).checks.some(({ grade }) => grade === 'refused')
  if (isRefused || !waitsForValues(order, frame)) return fail('impossible')
  const customData = {
    ...frame.customData,
    prescriptionValues: prescription,
    ...(pupilDistance && { pupilDistance }),
    affirmed,
  }
  return ok(order.items.map((item) => (item === frame ? { ...item, customData } : item)))
}

const isSame = (one: Prescription, other: Prescription): boolean =>
  EYES.every((eye) => EYE_FIELDS.every((field) => one[eye][field] === other[eye][field]))
