import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { type ConfiguratorAnswers, listOf, type Mistake, mistake } from './answer-name.ts'
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

/** The kinds of unusual values that the customer affirms one by one. */
export function unusualKinds(
  answers: ConfiguratorAnswers,
  fromOrder: PrescriptionFromOrder | null,
): string[] {
  const { checks } = checkPrescription(prescriptionOf(answers, fromOrder).prescription)
  return checks.filter(({ grade }) => grade === 'confirm').map(({ kind }) => kind)
}
