import { checkPrescription } from './check-prescription.ts'
import type { Prescription } from './eye-field.ts'
import { isProgressive } from './is-progressive.ts'
import { conversionTargets } from './progressive.ts'
import type { MadeValues } from './made-to-measure.ts'
import type { PupilDistanceSource } from './pupil-distance-source.ts'

export const ORDER_ORIGINS = ['online', 'branch'] as const
export type OrderOrigin = (typeof ORDER_ORIGINS)[number]

/** The values of an earlier order, as the configurator holds them. Spec §3 "Prescription-from-order state". */
export type PrescriptionFromOrder = {
  orderNumber: string
  orderOrigin: OrderOrigin
  /** As they are in the order. */
  rawPrescription: Prescription
  /** Absent where it is not known where the pupil distance comes from. */
  pupilDistance?: PupilDistanceSource
  /** When it was ordered, RFC 3339: its values are at least as old. Absent where that is not known. */
  orderedOn?: string
  /** The day of the values themselves, YYYY-MM-DD, where the order says it. */
  measuredOn?: string
  /** By which the shop knows what it has found itself, where a page repeats it. */
  proof?: string
  /** As lenses are made today: in minus-cylinder form, an addition in both eyes or in none. */
  prescriptionValues: Prescription
  isProgressiveGlasses: boolean
  isConvertibleProgressiveGlasses: boolean
  /** The values before they are converted to one distance; null where the glasses are not progressive. */
  progressiveGlassesPrescriptionValues: Prescription | null
}

export function prescriptionFromOrder(
  orderNumber: string,
  orderOrigin: OrderOrigin,
  rawPrescription: Prescription,
  { pupilDistance, orderedOn, measuredOn, proof }: Omit<MadeValues, 'prescription'> & { proof?: string } = {},
): PrescriptionFromOrder {
  const { prescription } = checkPrescription(rawPrescription, 'order')
  const isProgressiveGlasses = isProgressive(prescription)
  return {
    orderNumber,
    orderOrigin,
    rawPrescription,
    ...(pupilDistance && { pupilDistance: dated(pupilDistance, orderedOn) }),
    ...(orderedOn !== undefined && { orderedOn }),
    ...(measuredOn !== undefined && { measuredOn }),
    ...(proof && { proof }),
    prescriptionValues: prescription,
    isProgressiveGlasses,
    isConvertibleProgressiveGlasses: conversionTargets(prescription).length > 0,
    progressiveGlassesPrescriptionValues: isProgressiveGlasses ? prescription : null,
  }
}

/** A distance of an unknown day was measured on the day of the order at the latest. */
const dated = (source: PupilDistanceSource, orderedOn: string | undefined): PupilDistanceSource =>
  source.measuredOn === undefined && orderedOn !== undefined
    ? { ...source, measuredOn: orderedOn.slice(0, 10) }
    : source
