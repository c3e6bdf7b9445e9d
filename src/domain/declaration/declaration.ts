import { futureDate } from '#domain/form/date.ts'
import { faultOf, type Fault, type Rule } from '#domain/form/rule.ts'
import { email, maxLength, orderNumber, required } from '#domain/form/rules.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/**
 * What the law lets everybody declare online, without an account and in two steps: to withdraw from a contract (directive 2011/83/EU,
 * article 11a), and to end a subscription (§ 312k BGB).
 */
export const DECLARATION_KINDS = ['withdrawal', 'cancellation'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/** The fields of each form, in their order. */
export const DECLARATION_FIELDS = {
  withdrawal: ['name', 'order', 'email', 'goods'],
  cancellation: ['name', 'email', 'contract', 'manner', 'reason', 'end'],
} as const satisfies Record<DeclarationKind, readonly string[]>

export type DeclarationField = (typeof DECLARATION_FIELDS)[DeclarationKind][number]

/** What somebody declares, as it was typed, without the space around it. Fields of the other form are empty. */
export type Declaration = { kind: DeclarationKind } & Record<DeclarationField, string>
export type DeclarationFaults = Partial<Record<DeclarationField, Fault>>

/** The name of a contract, or of a person. */
const SHORT = 100
/** What somebody wants to say besides. */
const LONG = 1000

/** Of the form as it was sent. `today` in the time of the shop; an `end` that is empty means as soon as can be. */
export function readDeclaration(
  kind: DeclarationKind,
  given: Partial<Record<string, string>>,
  today: Date,
): Result<Declaration, DeclarationFaults> {
  const declaration = declarationOf(kind, given)
  const rules = rulesFor(declaration, today)
  const faults: DeclarationFaults = {}
  for (const field of DECLARATION_FIELDS[kind]) {
    const fault = faultOf(declaration[field], rules[field])
    if (fault) faults[field] = fault
  }
  return Object.keys(faults).length === 0 ? ok(declaration) : fail(faults)
}

/** What is in a form, right or wrong. */
export function declarationOf(kind: DeclarationKind, given: Partial<Record<string, string>>): Declaration {
  const fields: readonly DeclarationField[] = DECLARATION_FIELDS[kind]
  const field = (name: DeclarationField) => (fields.includes(name) ? (given[name]?.trim() ?? '') : '')
  return {
    kind,
    name: field('name'),
    email: field('email'),
    // As people type it, and as it stands on papers: with spaces.
    order: field('order').replaceAll(/\s/g, ''),
    goods: field('goods'),
    contract: field('contract'),
    manner: field('manner') === 'extraordinary' ? 'extraordinary' : 'ordinary',
    reason: field('reason'),
    end: field('end'),
  }
}

/** Somebody who ends a contract before its time has to say why; all others need not. */
const rulesFor = ({ manner, end }: Declaration, today: Date): Record<DeclarationField, readonly Rule[]> => ({
  name: [required, maxLength(SHORT)],
  email: [required, email],
  order: [required, orderNumber],
  goods: [maxLength(LONG)],
  contract: [required, maxLength(SHORT)],
  manner: [],
  reason: manner === 'extraordinary' ? [required, maxLength(LONG)] : [maxLength(LONG)],
  end: end === '' ? [] : [futureDate(today)],
})
