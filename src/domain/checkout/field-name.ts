import { ADDRESS_FIELDS, ADDRESS_PARTS, type AddressField, type AddressPart } from './address-field.ts'
import { DELIVERY_FIELDS, type DeliveryField } from '#domain/delivery/delivery-field.ts'
import { type Step, STEPS } from './step.ts'

/** Names of fields, as forms send them. */
export type AnswerName =
  | `${AddressPart}.${AddressField}`
  | 'billing'
  | 'unnumbered'
  | 'placeConfirmed'
  | 'method'
  | `point.${DeliveryField}`
  | 'pointConfirmed'
  | 'payment'
  | 'remark'
  | 'values'
  | 'unreminded'

/** The fields that each step may have in any country. */
export const STEP_FIELD_NAMES: Record<Step, readonly AnswerName[]> = {
  address: [
    ...ADDRESS_PARTS.flatMap((part) => ADDRESS_FIELDS.map((field) => `${part}.${field}` as const)),
    'billing',
    'unnumbered',
    'placeConfirmed',
  ],
  delivery: ['method', ...DELIVERY_FIELDS.map((field) => `point.${field}` as const), 'pointConfirmed'],
  payment: ['payment'],
  review: ['remark', 'values', 'unreminded'],
}

/** The field's name in a form that has the fields of several delivery methods at once. */
export const methodFieldName = (name: AnswerName, method: string): string => `${name}@${method}`

/** The fields of the steps before the review, whose form repeats their answers. */
export const REVIEWED_FIELD_NAMES: readonly AnswerName[] = STEPS.filter((step) => step !== 'review').flatMap(
  (step) => STEP_FIELD_NAMES[step],
)

type Input = (name: string) => string | undefined
type TypedAnswers = Partial<Record<AnswerName, string>>

/**
 * The answers of a step: of the fields of several delivery methods only those of the chosen one. A missing answer is empty.
 * The form of the review repeats the earlier answers, so that what was shown is what is ordered; a review without them reads
 * its own fields only.
 */
export function readAnswers(step: Step, input: Input): TypedAnswers {
  const steps: readonly Step[] = step === 'review' && input('method') !== undefined ? STEPS : [step]
  return steps.reduce<TypedAnswers>((answers, each) => ({ ...answers, ...readStep(each, input) }), {})
}

function readStep(step: Step, input: Input): TypedAnswers {
  const method = input('method') ?? ''
  const entries = STEP_FIELD_NAMES[step].map((name) => [
    name,
    input(name) ?? input(methodFieldName(name, method)) ?? '',
  ])
  const answers: TypedAnswers = Object.fromEntries(entries)
  // A checkbox that is not ticked sends nothing.
  return step === 'address' ? { ...answers, billing: answers.billing === 'same' ? 'same' : 'other' } : answers
}
