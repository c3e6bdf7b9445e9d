import { futureDate } from '#domain/form/date.ts'
import { shopDay } from '#domain/shop/shop-day.ts'
import { validateField, type FieldError, type Rule } from '#domain/form/rule.ts'
import { maxLength } from '#domain/form/length.ts'
import { email, orderNumber, required } from '#domain/form/rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { mailboxInAscii } from '#domain/form/mailbox.ts'

/**
 * Declarations that the law lets everybody make online, without an account and in two steps: withdrawal from a contract (directive
 * 2011/83/EU, article 11a), and cancellation of a subscription (§ 312k BGB).
 */
export const DECLARATION_KINDS = ['withdrawal', 'cancellation'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/** The fields of each form, in their order. */
export const DECLARATION_FIELDS = {
  withdrawal: ['name', 'order', 'email', 'goods', 'returnReason'],
  cancellation: ['name', 'email', 'contract', 'manner', 'reason', 'end'],
} as const satisfies Record<DeclarationKind, readonly string[]>

export type DeclarationField = (typeof DECLARATION_FIELDS)[DeclarationKind][number]

/** Why goods are sent back. Nobody has to say it: the right to withdraw needs no reason (directive 2011/83/EU, article 9). */
export const RETURN_REASONS = [
  'fit',
  'look',
  'vision',
  'choice',
  'damaged',
  'wrong',
  'late',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Null where none was given, or one that is not in the list. */
export const returnReasonOf = (given: string): ReturnReason | null =>
  RETURN_REASONS.find((reason) => reason === given) ?? null

/** A declaration as it was typed, without surrounding spaces. Fields of the other form are empty. */
export type Declaration = { kind: DeclarationKind } & Record<DeclarationField, string>
export type DeclarationErrors = Partial<Record<DeclarationField, FieldError>>

/** The name of a contract, or of a person. */
const SHORT = 100
/** An optional message. */
const LONG = 1000

/** Validates a submitted form. An empty `end` means as soon as possible. */
export function readDeclaration(
  kind: DeclarationKind,
  given: Partial<Record<string, string>>,
  now: Date,
): Result<Declaration, DeclarationErrors> {
  const declaration = declarationOf(kind, given)
  const rules = rulesFor(declaration, now)
  const faults: DeclarationErrors = {}
  for (const field of DECLARATION_FIELDS[kind]) {
    const fault = validateField(declaration[field], rules[field])
    if (fault) faults[field] = fault
  }
  return Object.keys(faults).length === 0 ? ok(declaration) : fail(faults)
}

/** The values of a form, valid or not. */
export function declarationOf(kind: DeclarationKind, given: Partial<Record<string, string>>): Declaration {
  const fields: readonly DeclarationField[] = DECLARATION_FIELDS[kind]
  const field = (name: DeclarationField) => (fields.includes(name) ? (given[name]?.trim() ?? '') : '')
  return {
    kind,
    name: field('name'),
    email: mailboxInAscii(field('email')),
    // As people type it, and as it is printed on documents: with spaces.
    order: field('order').replaceAll(/\s/g, ''),
    goods: field('goods'),
    returnReason: returnReasonOf(field('returnReason')) ?? '',
    contract: field('contract'),
    manner: field('manner') === 'extraordinary' ? 'extraordinary' : 'ordinary',
    reason: field('reason'),
    end: field('end'),
  }
}

/** Orders from which their buyers have withdrawn that one request names: less than its longest body. */
export const MOST_WITHDRAWN = 4000

/** A cancellation before the end of the term requires a reason; all others do not. */
const rulesFor = ({ manner, end }: Declaration, now: Date): Record<DeclarationField, readonly Rule[]> => ({
  name: [required, maxLength(SHORT)],
  email: [required, email],
  order: [required, orderNumber],
  goods: [maxLength(LONG)],
  returnReason: [],
  contract: [required, maxLength(SHORT)],
  manner: [],
  reason: manner === 'extraordinary' ? [required, maxLength(LONG)] : [maxLength(LONG)],
  end: end === '' ? [] : [futureDate(shopDay(now))],
})
