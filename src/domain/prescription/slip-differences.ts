import { EYE_FIELD, type Eye, type EyeField, type EyeSide, EYES, type Prescription } from './eye-field.ts'
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
 * of one power leave out an addition that is on their slip, unless they are for near, whose sphere has it; a balance lens has no values of its own.
 * Two parts of a prism are the one that they make together, as slips round it: to a quarter cm/m and a whole degree.
 */
export function slipDifferences(ordered: Prescription, slip: Prescription): SlipDifference[] {
  const hasAddition = EYES.some((eye) => ordered[eye].addition !== undefined)
  const isNear = ordered.use === 'near' && !hasAddition
  return EYES.filter((eye) => eye !== ordered.balance).flatMap((eye) => {
    const wanted = comparable(ordered[eye])
    const found = comparable(isNear ? forNear(slip[eye]) : slip[eye])
    const isPrismAlike = isRoundedPrism(wanted, found)
    return COMPARED.filter(
      (field) =>
        (field !== 'addition' || hasAddition) &&
        (!isPrismAlike || (field !== 'prism' && field !== 'prismBase')) &&
        wanted[field] !== found[field],
    ).map((field) => ({ eye, field, ordered: wanted[field] ?? null, onSlip: found[field] ?? null }))
  })
}

const forNear = ({ sphere = 0, addition = 0, ...rest }: Eye): Eye => ({ ...rest, sphere: sphere + addition })

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

const STEP = { prism: EYE_FIELD.prism.step, base: EYE_FIELD.prismBase.step }

/**
 * Whether one of two prisms is the other one, rounded: what two parts make together has no round steps. Two round ones that differ are a whole
 * step apart.
 */
function isRoundedPrism(one: Eye, other: Eye): boolean {
  const [prism, base, otherPrism, otherBase] = [one.prism, one.prismBase, other.prism, other.prismBase]
  if (prism === undefined || base === undefined || otherPrism === undefined || otherBase === undefined)
    return false
  const turn = Math.abs(base - otherBase)
  return Math.abs(prism - otherPrism) <= STEP.prism / 2 && Math.min(turn, 360 - turn) <= STEP.base / 2
}
