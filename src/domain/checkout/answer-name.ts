import { ADDRESS_FIELDS, ADDRESS_PARTS, type AddressField, type AddressPart } from './address-field.ts'
import { DELIVERY_FIELDS, type DeliveryField } from './delivery-field.ts'
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

/** What each step may ask in any country. */
export const STEP_NAMES: Record<Step, readonly AnswerName[]> = {
  address: [
    ...ADDRESS_PARTS.flatMap((part) => ADDRESS_FIELDS.map((field) => `${part}.${field}` as const)),
    'billing',
  ],
  delivery: ['method', ...DELIVERY_FIELDS.map((field) => `point.${field}` as const)],
  payment: ['payment'],
  review: ['remark', 'values'],
}

/** As a form says it that has the fields of several ways of delivery at once. */
export const nameFor = (name: AnswerName, method: string): string => `${name}@${method}`

/** What somebody said in a step: of the fields of several ways of delivery those of the chosen one. What was not said is empty. */
export function answersFrom(
  step: Step,
  said: (name: string) => string | undefined,
): Partial<Record<AnswerName, string>> {
  const method = said('method') ?? ''
  const entries = STEP_NAMES[step].map((name) => [name, said(name) ?? said(nameFor(name, method)) ?? ''])
  const answers: Partial<Record<AnswerName, string>> = Object.fromEntries(entries)
  // A box that is not ticked says nothing at all.
  return step === 'address' ? { ...answers, billing: answers.billing === 'same' ? 'same' : 'other' } : answers
}
