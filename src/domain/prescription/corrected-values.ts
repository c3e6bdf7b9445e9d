import { isRecord } from '#domain/is-record.ts'
import type { Affirmed, PrescribedItem } from './made-to-measure.ts'
import type { Prescription } from './eye-field.ts'
import type { PupilDistanceSource } from './pupil-distance-source.ts'
import type { PrescriptionValidity } from './validity.ts'

type Item = Pick<PrescribedItem, 'customData'>

/** Values as their customer corrected them after the order. */
export type CorrectedValues = {
  prescription: Prescription
  pupilDistance?: PupilDistanceSource | undefined
  validity?: PrescriptionValidity | undefined
  affirmed: Affirmed
}

/** An item with corrected values beside those that it is made to, which stay as they were ordered. */
export const addCorrection = <T extends Item>(
  item: T,
  { prescription, pupilDistance, validity, affirmed }: CorrectedValues,
): T => ({
  ...item,
  customData: {
    ...item.customData,
    correctedValues: {
      prescriptionValues: prescription,
      ...(pupilDistance && { pupilDistance }),
      ...(validity && { prescriptionValidity: validity }),
      affirmed,
    },
  },
})

export const areValuesCorrected = ({ customData }: Item): boolean => isRecord(customData['correctedValues'])

/** An item with its corrected values in place of the ordered ones, for all that begins anew; as it is where none are. */
export function withCorrectedValues<T extends Item>(item: T): T {
  const {
    correctedValues,
    prescriptionValues: _values,
    pupilDistance: _source,
    prescriptionValidity: _validity,
    affirmed: _affirmed,
    ...rest
  } = item.customData
  return isRecord(correctedValues)
    ? { ...item, customData: { ...rest, correctedValues, ...correctedValues } }
    : item
}
