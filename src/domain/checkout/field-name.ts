import { ADDRESS_FIELDS, ADDRESS_PARTS, type AddressField, type AddressPart } from './address-field.ts'
import { DELIVERY_FIELDS, type DeliveryField } from '#domain/delivery/delivery-field.ts'
import type { Step } from './step.ts'

/** Names of fields, as forms send them. */
export type AnswerName =
  | `${AddressPart}.${AddressField}`
  | 'billing'
  | 'method'
  | `point.${DeliveryField}`
  | 'payment'
  | 'remark'
  | 'values'

/** The fields that each step may have in any country. */
export const STEP_FIELD_NAMES: Record<Step, readonly AnswerName[]> = {
  address: [
    ...ADDRESS_PARTS.flatMap((part) => ADDRESS_FIELDS.map((field) => `${part}.${field}` as const)),
    'billing',
  ],
  delivery: ['method', ...DELIVERY_FIELDS.map((field) => `point.${field}` as const)],
  payment: ['payment'],
  review: ['remark', 'values'],
}

/** The field's name in a form that has the fields of several delivery methods at once. */
export const methodFieldName = (name: AnswerName, method: string): string => `${name}@${method}`

/** The answers of a step: of the fields of several delivery methods only those of the chosen one. A missing answer is empty. */
export function readAnswers(
  step: Step,
  said: (name: string) => string | undefined,
): Partial<Record<AnswerName, string>> {
  const method = said('method') ?? ''
  const entries = STEP_FIELD_NAMES[step].map((name) => [
    name,
    said(name) ?? said(methodFieldName(name, method)) ?? '',
  ])
  const answers: Partial<Record<AnswerName, string>> = Object.fromEntries(entries)
  // A checkbox that is not ticked sends nothing.
  return step === 'address' ? { ...answers, billing: answers.billing === 'same' ? 'same' : 'other' } : answers
}
