import { EYE_FIELD, type Eye, type EyeField, type EyeSide, type Prescription } from './eye-field.ts'
import { emptyEye, isEmptyEye, withBalanceLens, withPlanoLens } from './empty-eye.ts'
import { meanPower, verticalPower } from './eye-power.ts'
import { isProgressive } from './progressive.ts'
import { toMinusCylinder } from './transpose.ts'

/** Refused: cannot be made. Confirm: unusual, accepted if the customer affirms it. Dropped: changed by us, and shown. */
export type CheckGrade = 'refused' | 'confirm' | 'dropped'

export type CheckKind =
  | 'nothing-given'
  | 'sphere-missing'
  | 'out-of-range'
  | 'not-a-step'
  | 'axis-missing'
  | 'base-missing'
  | 'prism-missing'
  | 'contact-lens-value'
  | 'addition-in-one-eye'
  | 'pd-in-one-eye'
  | 'axis-without-cylinder'
  | 'axis-zero'
  | 'transposed'
  | 'pd-halved'
  | 'eye-empty'
  | 'opposite-signs'
  | 'large-difference'
  | 'different-forms'
  | 'pd-difference'
  | 'pd-sum'
  | 'large-addition'
  | 'small-addition'
  | 'addition-difference'
  | 'addition-beside-near'
  | 'pd-for-prism'

export type Check<Kind extends string = CheckKind, Field extends string = EyeField> = {
  field: Field
  eye: EyeSide | 'both'
  grade: CheckGrade
  kind: Kind
}

/** From an order: an addition in one eye is a slip of the pen, and is treated as absent. */
export type PrescriptionOrigin = 'input' | 'order'

/** The prescription as it can be made, in minus-cylinder form, and what there is to say about it. */
export type CheckedPrescription = { prescription: Prescription; checks: Check[] }

/** The fields of glasses; the others are of contact lenses. */
const GLASSES = ['sphere', 'cylinder', 'axis', 'addition', 'prism', 'prismBase', 'pd', 'hpd'] as const

/** What two parts of a prism make together has no round steps. */
const FINE: Partial<Record<EyeField, number>> = { prism: 0.01, prismBase: 0.01 }

/** Between both eyes, in dpt and mm, beyond which a value is confirmed. */
const LIMIT = {
  difference: 2,
  /** Both sides of zero: less is common. */
  opposite: 1,
  addition: { min: 0.75, max: 3 },
  pdDifference: 3,
  pdSum: { min: 54, max: 74 },
}

/**
 * Checks the values of glasses. A balance lens has the values that make it look like the other one. Spec §5 "Prescription ranges"; they hold in minus-cylinder form, in which lenses are ground. The limits
 * between both eyes are those at which opticians ask again.
 */
export function checkPrescription(
  input: Prescription,
  origin: PrescriptionOrigin = 'input',
): CheckedPrescription {
  const checks: Check[] = []
  const report: Report = (grade, kind, field, eye = 'both') => {
    checks.push({ field, eye, grade, kind })
  }
  const balanced = withBalanceLens(withoutEmpty(input))
  const cleaned = origin === 'order' ? withPlanoLens(balanced) : balanced
  if ((cleaned.right.cylinder ?? 0) * (cleaned.left.cylinder ?? 0) < 0)
    report('confirm', 'different-forms', 'cylinder')
  const paired = origin === 'order' ? withPairedAddition(cleaned) : cleaned
  const halved = withHalvedPd(paired, report)
  const prescription: Prescription = {
    right: checkedEye(halved.right, 'right', report),
    left: checkedEye(halved.left, 'left', report),
    ...(input.use && { use: input.use }),
    ...(input.balance && { balance: input.balance }),
  }
  const empty = emptyEye(prescription)
  if (empty !== null) report('refused', 'eye-empty', 'sphere', empty)
  else if (isEmptyEye(prescription.right)) report('refused', 'nothing-given', 'sphere')
  comparePair(prescription, report)
  return { prescription, checks }
}

type Report = (grade: CheckGrade, kind: CheckKind, field: EyeField, eye?: Check['eye']) => void

/** Hundredths have no exact form: what is a millionth off is one. */
const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6

function checkedEye(given: Eye, side: EyeSide, report: Report): Eye {
  const turned = toMinusCylinder(given)
  if (turned !== given) report('dropped', 'transposed', 'cylinder', side)
  for (const field of GLASSES) {
    // The axis as it was typed: turned by 90°, one that is wrong may look right.
    const value = field === 'axis' ? given.axis : turned[field]
    if (value === undefined) continue
    const { min, max } = EYE_FIELD[field]
    const step = FINE[field] ?? EYE_FIELD[field].step
    if (!(value >= min && value <= max)) report('refused', 'out-of-range', field, side)
    else if (!isMultiple(value, step)) report('refused', 'not-a-step', field, side)
  }
  for (const field of ['baseCurve', 'diameter'] as const)
    if (given[field] !== undefined) report('refused', 'contact-lens-value', field, side)
  const eye = withAxisInForm(turned, side, report)
  const needsSphere = eye.cylinder !== undefined || eye.addition !== undefined || eye.prism !== undefined
  if (eye.sphere === undefined && needsSphere) report('refused', 'sphere-missing', 'sphere', side)
  if (eye.prism !== undefined && eye.prismBase === undefined)
    report('refused', 'base-missing', 'prismBase', side)
  if (eye.prism === undefined && eye.prismBase !== undefined)
    report('refused', 'prism-missing', 'prism', side)
  if (eye.cylinder !== undefined) {
    if (eye.axis === undefined) report('refused', 'axis-missing', 'axis', side)
    return eye
  }
  if (eye.axis === undefined) return eye
  report('dropped', 'axis-without-cylinder', 'axis', side)
  return without(eye, 'axis')
}

/** An axis of 0° is written 180°: ISO 8429. */
function withAxisInForm(eye: Eye, side: EyeSide, report: Report): Eye {
  if (eye.axis !== 0 || eye.cylinder === undefined) return eye
  report('dropped', 'axis-zero', 'axis', side)
  return { ...eye, axis: 180 }
}

function comparePair({ right, left, use }: Prescription, report: Report): void {
  const means = [meanPower(right), meanPower(left)] as const
  const difference = Math.abs(means[0] - means[1])
  const vertical = Math.abs(verticalPower(right) - verticalPower(left))
  if ((right.addition === undefined) !== (left.addition === undefined))
    report('refused', 'addition-in-one-eye', 'addition', right.addition === undefined ? 'right' : 'left')
  if ((right.pd === undefined) !== (left.pd === undefined))
    report('refused', 'pd-in-one-eye', 'pd', right.pd === undefined ? 'right' : 'left')
  if (means[0] * means[1] < 0 && difference >= LIMIT.opposite) report('confirm', 'opposite-signs', 'sphere')
  if (Math.max(difference, vertical) > LIMIT.difference) report('confirm', 'large-difference', 'sphere')
  const additions = [right.addition, left.addition].filter((addition) => addition !== undefined)
  if (additions.some((addition) => addition > LIMIT.addition.max))
    report('confirm', 'large-addition', 'addition')
  if (additions.some((addition) => addition < LIMIT.addition.min))
    report('confirm', 'small-addition', 'addition')
  if (isProgressive({ right, left }) && right.addition !== left.addition)
    report('confirm', 'addition-difference', 'addition')
  // The power for near has the addition in it already.
  if (additions.length > 0 && use !== undefined && use !== 'far')
    report('refused', 'addition-beside-near', 'addition')
  // A prism is made by the distance from its centre.
  const hasPrism = right.prism !== undefined || left.prism !== undefined
  if (hasPrism && right.pd === undefined && left.pd === undefined) report('refused', 'pd-for-prism', 'pd')
  if (right.pd === undefined || left.pd === undefined) return
  const sum = right.pd + left.pd
  if (Math.abs(right.pd - left.pd) > LIMIT.pdDifference) report('confirm', 'pd-difference', 'pd')
  if (sum < LIMIT.pdSum.min || sum > LIMIT.pdSum.max) report('confirm', 'pd-sum', 'pd')
}

/** A cylinder or prism of zero is none, and so is what belongs to it. A base of 360° is 0°. */
function withoutEmpty(prescription: Prescription): Prescription {
  const cleaned = (eye: Eye): Eye => {
    const plain = eye.cylinder === 0 ? without(eye, 'cylinder', 'axis') : eye
    if (plain.prism === 0) return without(plain, 'prism', 'prismBase')
    return plain.prismBase === 360 ? { ...plain, prismBase: 0 } : plain
  }
  return { ...prescription, right: cleaned(prescription.right), left: cleaned(prescription.left) }
}

/** A distance between both pupils, typed once or for each eye, becomes two whose sum it is, in steps of half a millimetre. */
function withHalvedPd(prescription: Prescription, report: Report): Prescription {
  const { right, left } = prescription
  const both = right.pd ?? left.pd
  if (both === undefined || both < LIMIT.pdSum.min || both > LIMIT.pdSum.max) return prescription
  if (right.pd !== undefined && left.pd !== undefined && right.pd !== left.pd) return prescription
  report('dropped', 'pd-halved', 'pd')
  const half = Math.floor(both) / 2
  return { right: { ...right, pd: half }, left: { ...left, pd: both - half } }
}

const withPairedAddition = (prescription: Prescription): Prescription =>
  isProgressive(prescription)
    ? prescription
    : { right: without(prescription.right, 'addition'), left: without(prescription.left, 'addition') }

const without = (eye: Eye, ...fields: EyeField[]): Eye => {
  const rest = { ...eye }
  for (const field of fields) delete rest[field]
  return rest
}
