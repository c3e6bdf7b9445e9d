import {
  type Answers,
  type AnswerError,
  type CheckoutDeps,
  normaliseAnswers,
  validateStep,
} from '#domain/checkout/answers.ts'
import { checkoutDeps, type CheckoutView } from '#domain/checkout/checkout-view.ts'
import { type AnswerName, readAnswers, STEP_FIELD_NAMES } from '#domain/checkout/field-name.ts'
import type { Step } from '#domain/checkout/step.ts'
import type { SaveFailure } from './save-failure.ts'

/** A rough check while the shopper types; the server checks whether the number exists. */
const looksLikePhone = (number: string): boolean => /^[+\d][\d\s()/.-]{5,}$/.test(number)

export type CheckoutFormState = {
  step: Step
  answers: Answers
  errors: readonly AnswerError[]
  isBusy: boolean
  saveFailure: SaveFailure | null
}

/** What the answers are validated against, as far as the page knows it. */
export const depsFor = (view: CheckoutView, answers: Answers): CheckoutDeps =>
  checkoutDeps({ ...view, answers }, { isPhone: looksLikePhone, isPlace: () => true })

/** The answers of a step: those of the other steps are the page's own, saved or not. */
export const answersOf = (step: Step, answers: Answers): Answers =>
  Object.fromEntries(STEP_FIELD_NAMES[step].map((name) => [name, answers[name] ?? ''])) satisfies Answers

/** The current values of the form, together with the earlier answers. */
export function read(
  { step, answers }: CheckoutFormState,
  { country }: CheckoutView,
  form: HTMLFormElement | null,
): Answers {
  const formData = new FormData(form ?? undefined)
  return normaliseAnswers(
    { ...answers, ...readAnswers(step, (name) => formData.get(name)?.toString()) },
    country,
  )
}

/** Whether answers of a step differ. */
export const isChanged = (step: Step, now: Answers, before: Answers): boolean =>
  STEP_FIELD_NAMES[step].some((name) => (now[name] ?? '') !== (before[name] ?? ''))

/** The shopper left a field: its error appears, and errors that were corrected disappear. */
export function validateLeftField(
  before: CheckoutFormState,
  name: string,
  view: CheckoutView,
  form: HTMLFormElement | null,
): CheckoutFormState {
  if (before.isBusy) return before
  const answers = read(before, view, form)
  const shownErrors = new Set<AnswerName>(before.errors.map((error) => error.name))
  const errors = validateStep(before.step, answers, depsFor(view, answers)).filter(
    (error) => shownErrors.has(error.name) || error.name === name.split('@')[0],
  )
  return { ...before, answers, errors }
}
