import { type Fault, faultOf, type Rule } from '#domain/form/rule.ts'

/** What is wrong with an answer, where the rules of all forms have no word for it. */
export type CheckoutFault =
  | Fault
  | { kind: 'phone' | 'province' | 'choice' | 'packstation' | 'post-number' | 'consent' }

export type CheckoutRule = (value: string) => CheckoutFault | null

/** Rules of all forms, then one of the checkout's own. */
export const rules =
  (plain: readonly Rule[], own?: CheckoutRule): CheckoutRule =>
  (value) =>
    faultOf(value, plain) ?? own?.(value) ?? null

/** As `holds` of the form's rules. */
export const holdsHere =
  (
    kind: Exclude<CheckoutFault['kind'], 'max-length' | 'same-as'>,
    isRight: (value: string) => boolean,
  ): CheckoutRule =>
  (value) =>
    value === '' || isRight(value) ? null : { kind }
