import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { DISTANCE_OF_USE } from '#domain/prescription/near-pupil-distance.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { type ConfiguratorAnswers, listOf, type Mistake, mistake } from './answer-name.ts'
import { pupilDistanceOf } from './measured-distance.ts'
import { prescriptionOf } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'

/** What the customer has not affirmed yet: unusual values one by one, the values as they are read back, and the consent to health data. */
export function confirmMistakes(answers: ConfiguratorAnswers, { fromOrder }: ConfiguratorContext): Mistake[] {
  const confirmed = listOf(answers.confirmed)
  return [
    ...unusualKinds(answers, fromOrder)
      .filter((kind) => !confirmed.includes(kind))
      .map((kind) => mistake('confirmed', kind)),
    ...(answers.affirmed === 'yes' ? [] : [mistake('affirmed', 'not-affirmed')]),
    ...(answers.consent === 'yes' ? [] : [mistake('consent', 'consent')]),
  ]
}

/** What is accepted once the customer affirms it. */
const UNUSUAL = [
  'opposite-signs',
  'large-difference',
  'different-forms',
  'pd-difference',
  'pd-sum',
  'large-addition',
  'small-addition',
  'addition-difference',
  'prism-to-check',
  'pd-of-use',
] as const
export type UnusualKind = (typeof UNUSUAL)[number]

/** What the customer affirms one by one: unusual values, and that a distance is not the one for far, which most slips have alone. */
export function unusualKinds(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): UnusualKind[] {
  const { prescription } = prescriptionOf(answers, fromOrder)
  const { checks } = checkPrescription(prescription)
  const isOfSlip =
    answers.source !== 'order' && pupilDistanceOf(answers, prescription, fromOrder)?.method === 'prescription'
  return UNUSUAL.filter((kind) =>
    kind === 'pd-of-use'
      ? isOfSlip && DISTANCE_OF_USE.has(answers.use ?? '')
      : checks.some((check) => check.kind === kind && check.grade === 'confirm'),
  )
}
