import { mailboxInAscii } from './mailbox.ts'
import { withPlainSigns } from './normalise-input.ts'
import { isOrderNumber } from './order-number.ts'
import { type Rule, createRule } from './rule.ts'

export const required: Rule = (value) => (value.trim() === '' ? { kind: 'required' } : null)

/**
 * As in a browser's own email field, and with a dot after the @: an email goes to another host. At most 254 characters, as the standard for
 * emails allows. The domain may be an international one, which counts as it is stored.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
export const email: Rule = createRule({ kind: 'email' }, (value) => {
  const stored = mailboxInAscii(value)
  return stored.length <= 254 && EMAIL.test(stored)
})

/** `other` is the label of the other field. Spec §5. */
export const sameAs = (expected: string, other: string): Rule =>
  createRule({ kind: 'same-as', other }, (value) => value === expected)

/** 8 to 70 characters, with a lower-case letter, an upper-case letter and a character that is neither letter nor digit; no spaces. Spec §5. */
export const password: Rule = createRule(
  { kind: 'password' },
  (value) =>
    /^\S{8,70}$/u.test(value) &&
    /\p{Ll}/u.test(value) &&
    /\p{Lu}/u.test(value) &&
    /[^\p{L}\p{M}\p{N}]/u.test(value),
)

/** Latin letters, separated by spaces and ' . - /, none of which stands at an end or twice in a row. Spec §5. */
const NAME = /^\p{Script=Latin}(?:[ '.\-/]{0,2}\p{Script=Latin})*$/u
const TWICE = /([ '.\-/])\1/
export const name: Rule = createRule({ kind: 'name' }, (value) => {
  const whole = withPlainSigns(value.trim().normalize('NFC')).replaceAll('’', "'")
  return NAME.test(whole) && !TWICE.test(whole)
})

/** Neither markup nor a web address: the text is printed on parcels, and repeated in emails and documents. */
export const plainText: Rule = createRule(
  { kind: 'plain-text' },
  (value) => !/[<>\p{Cc}\u202a-\u202e\u2066-\u2069]|:\/\/|\bwww\./iu.test(value),
)

/** Letters that the fonts of documents have; emojis are in none. */
export const script: Rule = createRule(
  { kind: 'script' },
  (value) =>
    !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u.test(
      value,
    ),
)

export const orderNumber: Rule = createRule({ kind: 'order-number' }, isOrderNumber)
