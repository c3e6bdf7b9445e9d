import { areEyesAlike, binocularDistance, withHalves, withoutDistance } from './binocular-distance.ts'
import { compareEyes, type PairKind } from './compare-eyes.ts'
import { EYE_FIELD, EYES, type Eye, type EyeField, type EyeSide, type Prescription } from './eye-field.ts'
import { emptyEye, isEmptyEye, withBalanceLens, withPlanoLens } from './empty-eye.ts'
import { isMultiple, prismStep } from './prism-parts.ts'
import { isProgressive } from './is-progressive.ts'
import { toMinusCylinder } from './transpose.ts'

/** Refused: cannot be made. Confirm: unusual, accepted if the customer affirms it. Dropped: changed by us, and shown. */
export type CheckGrade = 'refused' | 'confirm' | 'dropped'

export type CheckKind =
  | PairKind
  | 'nothing-given'
  | 'sphere-missing'
  | 'out-of-range'
  | 'not-a-step'
  | 'axis-missing'
  | 'base-missing'
  | 'prism-missing'
  | 'contact-lens-value'
  | 'axis-without-cylinder'
  | 'base-without-prism'
  | 'axis-zero'
  | 'transposed'
  | 'pd-halved'
  | 'addition-dropped'
  | 'pd-of-each-eye'
  | 'eye-empty'
  | 'different-forms'

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

/** The base of what two parts of a prism make together is no whole number. */
const stepOf = (field: EyeField, { prismBase }: Eye): number => {
  if (field === 'prism') return prismStep(prismBase)
  return field === 'prismBase' ? 0.01 : EYE_FIELD[field].step
}

/**
 * Checks the values of glasses. A balance lens has the values that make it look like the other one. Spec §5 "Prescription ranges"; they hold in minus-cylinder form, in which lenses are ground.
 */
export function checkPrescription(
  input: Prescription,
  origin: PrescriptionOrigin = 'input',
): CheckedPrescription {
  const checks: Check[] = []
  const report: Report = (grade, kind, field, eye = 'both') => {
    checks.push({ field, eye, grade, kind })
  }
  const balanced = withBalanceLens(withoutEmpty(input, report))
  const cleaned = origin === 'order' ? withPlanoLens(balanced) : balanced
  if ((cleaned.right.cylinder ?? 0) * (cleaned.left.cylinder ?? 0) < 0)
    report('confirm', 'different-forms', 'cylinder')
  const paired = origin === 'order' ? withPairedAddition(cleaned, report) : cleaned
  const halved = withDistances(paired, origin, report)
  const prescription: Prescription = {
    right: checkedEye(halved.right, 'right', report),
    left: checkedEye(halved.left, 'left', report),
    ...(input.use && { use: input.use }),
    ...(input.balance && { balance: input.balance }),
  }
  const empty = emptyEye(prescription)
  if (empty !== null) report('refused', 'eye-empty', 'sphere', empty)
  else if (isEmptyEye(prescription.right)) report('refused', 'nothing-given', 'sphere')
  checks.push(...compareEyes(prescription))
  return { prescription, checks }
}

type Report = (grade: CheckGrade, kind: CheckKind, field: EyeField, eye?: Check['eye']) => void

function checkedEye(given: Eye, side: EyeSide, report: Report): Eye {
  const turned = toMinusCylinder(given)
  if (turned !== given) report('dropped', 'transposed', 'cylinder', side)
  for (const field of GLASSES) {
    // The axis as it was typed: turned by 90°, one that is wrong may look right.
    const value = field === 'axis' ? given.axis : turned[field]
    if (value === undefined) continue
    const { min, max } = EYE_FIELD[field]
    if (!(value >= min && value <= max)) report('refused', 'out-of-range', field, side)
    else if (!isMultiple(value, stepOf(field, given))) report('refused', 'not-a-step', field, side)
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

const CYLINDER = ['cylinder', 'axis'] as const
const PRISM = ['prism', 'prismBase'] as const

/** A cylinder or prism of zero is none, and so is what belongs to it. A base of 360° is 0°. */
function withoutEmpty(prescription: Prescription, report: Report): Prescription {
  const cleaned = (side: EyeSide): Eye => {
    const eye = prescription[side]
    const [isSphere, isPrismless] = [eye.cylinder === 0, eye.prism === 0]
    if (isSphere && eye.axis !== undefined) report('dropped', 'axis-without-cylinder', 'axis', side)
    if (isPrismless && eye.prismBase !== undefined) report('dropped', 'base-without-prism', 'prismBase', side)
    const plain = without(eye, ...(isSphere ? CYLINDER : []), ...(isPrismless ? PRISM : []))
    return plain.prismBase === 360 ? { ...plain, prismBase: 0 } : plain
  }
  return { ...prescription, right: cleaned('right'), left: cleaned('left') }
}

/** A distance between both pupils becomes two, where that is enough. */
function withDistances(prescription: Prescription, origin: PrescriptionOrigin, report: Report): Prescription {
  const both = binocularDistance(prescription)
  if (both === null) return prescription
  // An earlier pair is made as it was.
  if (origin === 'order' || areEyesAlike(prescription)) {
    report('dropped', 'pd-halved', 'pd')
    return withHalves(prescription, both)
  }
  report('refused', 'pd-of-each-eye', 'pd')
  return withoutDistance(prescription)
}

/** The addition of one eye alone is left out: no lens is made to it. */
function withPairedAddition(prescription: Prescription, report: Report): Prescription {
  if (isProgressive(prescription)) return prescription
  for (const side of EYES)
    if (prescription[side].addition) report('dropped', 'addition-dropped', 'addition', side)
  return {
    ...prescription,
    right: without(prescription.right, 'addition'),
    left: without(prescription.left, 'addition'),
  }
}

const without = (eye: Eye, ...fields: EyeField[]): Eye => {
  const rest = { ...eye }
  for (const field of fields) delete rest[field]
  return rest
}
