import { type Eye, type EyeField, type EyeSide, EYES, type Prescription } from './eye-field.ts'
import { toMinusCylinder } from './transpose.ts'

/** A field in which a slip differs from the values that were ordered; null: nothing is written there. */
export type SlipDifference = {
  eye: EyeSide
  field: EyeField
  ordered: number | null
  onSlip: number | null
}

/** What makes a lens. Distances and heights are measured by whoever fits the glasses, and are on few slips. */
const COMPARED = ['sphere', 'cylinder', 'axis', 'addition', 'prism', 'prismBase'] as const

/**
 * Where the values of a slip are not those that were ordered. Both forms of a cylinder are the same lens, and nothing is the same as 0. Lenses
 * of one power leave out an addition that is on their slip, and a balance lens has no values of its own.
 */
export function slipDifferences(ordered: Prescription, slip: Prescription): SlipDifference[] {
  const hasAddition = EYES.some((eye) => ordered[eye].addition !== undefined)
  return EYES.filter((eye) => eye !== ordered.balance).flatMap((eye) =>
    COMPARED.filter((field) => field !== 'addition' || hasAddition).flatMap((field) => {
      const [wanted, found] = [comparable(ordered[eye])[field], comparable(slip[eye])[field]]
      return wanted === found ? [] : [{ eye, field, ordered: wanted ?? null, onSlip: found ?? null }]
    }),
  )
}

/** In minus-cylinder form, without zeros; an axis belongs to a cylinder, a base to a prism. */
function comparable(eye: Eye): Eye {
  const { sphere = 0, cylinder = 0, axis, addition, prism = 0, prismBase } = toMinusCylinder(eye)
  return {
    sphere,
    ...(addition !== undefined && { addition }),
    ...(cylinder !== 0 && { cylinder, ...(axis !== undefined && { axis: axis === 0 ? 180 : axis }) }),
    ...(prism !== 0 && { prism, ...(prismBase !== undefined && { prismBase: prismBase % 360 }) }),
  }
}
