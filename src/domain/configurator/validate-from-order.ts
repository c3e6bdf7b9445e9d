import { maxLengthWithoutSpaces } from '#domain/form/length.ts'
import { parseOrderNumber } from '#domain/form/order-number.ts'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { conversionTargets } from '#domain/prescription/progressive.ts'
import { type ConfiguratorAnswers, type Mistake, mistake } from './answer-name.ts'
import { valuesToConvert } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'

/** Whether an order with values was found, and whether lenses can be made to them. */
export function orderMistakes(
  answers: ConfiguratorAnswers,
  { fromOrder, isSignedIn }: ConfiguratorContext,
): Mistake[] {
  const number = answers['order.number'] ?? ''
  const parsed = parseOrderNumber(number)
  if (parsed.ok && fromOrder?.orderNumber === parsed.value)
    return checkPrescription(fromOrder.prescriptionValues)
      .checks.filter(({ grade }) => grade === 'refused')
      .map(({ kind }) => mistake('order.number', kind))
  const isProven = isSignedIn || answers['order.email'] || answers['order.zip']
  return [
    ...(parsed.ok ? [] : [mistake('order.number', numberFault(number) ?? parsed.error)]),
    ...(isProven ? [] : [mistake('order.email', 'required')]),
    ...(parsed.ok && isProven ? [mistake('order.number', 'not-found')] : []),
  ]
}

/** Whether the values can be converted to what was chosen. */
export function targetMistakes(answers: ConfiguratorAnswers, { fromOrder }: ConfiguratorContext): Mistake[] {
  const { target } = answers
  const targets: readonly string[] = conversionTargets(valuesToConvert(answers, fromOrder))
  if (target === 'progressive' || (target && targets.includes(target))) return []
  return [mistake('target', target ? 'not-convertible' : 'required')]
}

/** What can be told of a number that is none. */
const numberFault = (number: string): string | undefined =>
  number.trim() === '' ? 'required' : maxLengthWithoutSpaces(12)(number)?.kind
