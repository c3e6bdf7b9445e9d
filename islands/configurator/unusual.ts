import type { Check, CheckKind } from '#domain/prescription/check-prescription.ts'

/** The kinds of values that are accepted once the customer affirms them. */
const UNUSUAL = [
  'opposite-signs',
  'large-difference',
  'different-forms',
  'pd-difference',
  'pd-sum',
  'large-addition',
  'small-addition',
  'addition-difference',
  'prism-to-check',
] as const satisfies CheckKind[]

export const isUnusual = (check: Check): check is Check<(typeof UNUSUAL)[number]> =>
  UNUSUAL.some((kind) => kind === check.kind)
