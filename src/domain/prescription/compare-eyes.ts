import { isBinocular } from './binocular-distance.ts'
import { EYES, type EyeField, type EyeSide, type Prescription } from './eye-field.ts'
import { meanPower, verticalPower } from './eye-power.ts'
import { needsOpticianCheck } from './optician-check.ts'
import { isProgressive } from './is-progressive.ts'

export type PairKind =
  | 'opposite-signs'
  | 'large-difference'
  | 'addition-in-one-eye'
  | 'large-addition'
  | 'small-addition'
  | 'addition-difference'
  | 'addition-beside-near'
  | 'pd-in-one-eye'
  | 'pd-for-prism'
  | 'prism-to-check'
  | 'pd-difference'
  | 'pd-sum'

type PairCheck = { field: EyeField; eye: EyeSide | 'both'; grade: 'refused' | 'confirm'; kind: PairKind }

/** Between both eyes, in dpt and mm, beyond which a value is confirmed. */
const LIMIT = {
  difference: 2,
  /** Both sides of zero: less is common. */
  opposite: 1,
  addition: { min: 0.75, max: 3.5 },
  pdDifference: 3,
}

/** What there is to say about both eyes together, in minus-cylinder form. The limits are those at which opticians ask again. */
export function compareEyes({ right, left, use, balance }: Prescription): PairCheck[] {
  const checks: PairCheck[] = []
  const report = (
    grade: PairCheck['grade'],
    kind: PairKind,
    field: EyeField,
    eye: PairCheck['eye'] = 'both',
  ): void => {
    checks.push({ field, eye, grade, kind })
  }
  const means = [meanPower(right), meanPower(left)] as const
  const difference = Math.abs(means[0] - means[1])
  const vertical = Math.abs(verticalPower(right) - verticalPower(left))
  if ((right.addition === undefined) !== (left.addition === undefined))
    report('refused', 'addition-in-one-eye', 'addition', right.addition === undefined ? 'right' : 'left')
  const unmeasured = EYES.filter((side) => (side === 'right' ? right : left).pd === undefined)
  // Nobody has to look through the middle of a balance lens.
  if (unmeasured.length === 1 && unmeasured[0] !== balance)
    report('refused', 'pd-in-one-eye', 'pd', unmeasured[0])
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
  if (needsOpticianCheck({ right, left })) report('confirm', 'prism-to-check', 'prism')
  // A prism is made by the distance from its centre.
  const hasPrism = right.prism !== undefined || left.prism !== undefined
  if (hasPrism && right.pd === undefined && left.pd === undefined) report('refused', 'pd-for-prism', 'pd')
  if (right.pd === undefined || left.pd === undefined) return checks
  const sum = right.pd + left.pd
  if (Math.abs(right.pd - left.pd) > LIMIT.pdDifference) report('confirm', 'pd-difference', 'pd')
  if (!isBinocular(sum)) report('confirm', 'pd-sum', 'pd')
  return checks
}
