import { EYE_FIELDS, EYES, type Prescription } from './eye-field.ts'

/** The values of glasses as one text: prescriptions that say the same have the same. */
export const valuesText = (prescription: Prescription): string =>
  JSON.stringify([
    EYES.map((side) => EYE_FIELDS.map((field) => prescription[side][field] ?? null)),
    prescription.use ?? null,
    prescription.balance ?? null,
  ])
