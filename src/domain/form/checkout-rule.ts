import { type FieldError, validateField, type Rule } from '#domain/form/rule.ts'

/** Errors of answers that the rules of all forms do not have. */
export type CheckoutFieldError = FieldError | { kind: (typeof CHECKOUT_FAULTS)[number] }

/** Errors that have no more detail. */
export const CHECKOUT_FAULTS = [
  'phone',
  'province',
  'choice',
  'packstation',
  'post-number',
  'locker',
  'point',
  'pick-up-point',
  'city',
  'consent',
  'house-number',
  'place',
  'unusual-point',
  'tax-number',
] as const

export type CheckoutRule = (value: string) => CheckoutFieldError | null

/** Combines rules of all forms with one of the checkout's own. */
export const combineRules =
  (plain: readonly Rule[], own?: CheckoutRule): CheckoutRule =>
  (value) =>
    validateField(value, plain) ?? own?.(value) ?? null

/** Like `holds` of the form's rules. */
export const checkoutRule =
  (
    kind: Exclude<CheckoutFieldError['kind'], 'max-length' | 'same-as'>,
    isRight: (value: string) => boolean,
  ): CheckoutRule =>
  (value) =>
    value === '' || isRight(value) ? null : { kind }
