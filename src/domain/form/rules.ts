import { isOrderNumber } from '#domain/order/order-number.ts'
import { type Rule, holds } from './rule.ts'

export const required: Rule = (value) => (value.trim() === '' ? { kind: 'required' } : null)

/** As a browser's own field for addresses, and with a dot after the @: mail leaves the house. At most 254 characters, as mail has it. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
export const email: Rule = holds({ kind: 'email' }, (value) => value.length <= 254 && EMAIL.test(value))

/** At most so many characters, without those around it. Spec §5. */
export const maxLength = (max: number): Rule =>
  holds({ kind: 'max-length', max }, (value) => value.trim().length <= max)

/** At most so many characters that are no spaces. Spec §5. */
export const maxLengthWithoutSpaces = (max: number): Rule =>
  holds({ kind: 'max-length', max }, (value) => value.replaceAll(/\s/g, '').length <= max)

/** `other` is the field's name as people read it. Spec §5. */
export const sameAs = (expected: string, other: string): Rule =>
  holds({ kind: 'same-as', other }, (value) => value === expected)

/** 8 to 70 characters, with a small letter, a capital and something that is neither letter nor digit; no spaces. Spec §5. */
export const password: Rule = holds(
  { kind: 'password' },
  (value) =>
    /^\S{8,70}$/u.test(value) &&
    /\p{Ll}/u.test(value) &&
    /\p{Lu}/u.test(value) &&
    /[^\p{L}\p{M}\p{N}]/u.test(value),
)

/** Latin letters, parted by spaces and ' . - /, of which none stands at an end and none twice in a row. Spec §5. */
const NAME = /^\p{Script=Latin}(?:[ '.\-/]{0,2}\p{Script=Latin})*$/u
const TWICE = /([ '.\-/])\1/
export const name: Rule = holds({ kind: 'name' }, (value) => {
  const whole = value.trim().normalize('NFC').replaceAll('’', "'")
  return NAME.test(whole) && !TWICE.test(whole)
})

export const orderNumber: Rule = holds({ kind: 'order-number' }, isOrderNumber)
