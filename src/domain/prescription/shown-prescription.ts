import { EYES, type EyeSide, type Prescription } from './eye-field.ts'
import {
  lacksPrescriptionValues,
  lacksPupilDistance,
  type PrescribedItem,
  prescriptionValuesOf,
} from './made-to-measure.ts'
import { type OfficeDistance, officeDistanceOf } from './office-distance.ts'
import { type ByInstrument, isByInstrument, pupilDistanceSourceOf } from './pupil-distance-source.ts'

/**
 * What its customer sees of the prescription of an item; `missing`: the values follow. `measured`: by which instrument the distance of the pupils
 * was, where it was one; `missing` where the shop has still to measure it.
 * `office`: null for other lenses, `missing` where nobody has said it.
 */
export type ShownPrescription =
  | {
      kind: 'values'
      values: Prescription
      eyes: EyeSide[]
      measured: ByInstrument | 'missing' | null
      office: OfficeDistance | 'missing' | null
    }
  | { kind: 'missing' }

/**
 * Glasses show both eyes, a pack of contact lenses the eyes that it is for. Null where there is nothing to show. `isOfficeMissing`: it has
 * office lenses without their distances. `isDistanceMissing`: the distance of the pupils is not known, and the lenses are not made yet.
 */
export function shownPrescription(
  item: PrescribedItem,
  { isOfficeMissing = false, isDistanceMissing = lacksPupilDistance(item) } = {},
): ShownPrescription | null {
  if (lacksPrescriptionValues(item)) return { kind: 'missing' }
  const values = prescriptionValuesOf(item)
  if (values === null) return null
  const isGiven = (eye: EyeSide) => item.itemGroup !== undefined || Object.keys(values[eye]).length > 0
  const source = pupilDistanceSourceOf(item)
  return {
    kind: 'values',
    values,
    eyes: EYES.filter(isGiven),
    measured: measuredOf(),
    office: isOfficeMissing ? 'missing' : (officeDistanceOf(item) ?? null),
  }

  function measuredOf() {
    if (isDistanceMissing) return 'missing'
    return isByInstrument(source) ? source : null
  }
}
