import { type Rule, createRule } from './rule.ts'

const FIVE = /^\d{5}$/
const FOUR = /^\d{4}$/
const THREE_AND_TWO = /^\d{3} \d{2}$/

/** The formats by country. Spec §5. */
const ZIP = {
  DE: FIVE,
  IT: FIVE,
  FR: FIVE,
  AT: FOUR,
  CH: FOUR,
  LI: FOUR,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PL: /^\d{2}-\d{3}$/,
  CZ: THREE_AND_TWO,
  SK: THREE_AND_TWO,
} as const satisfies Record<string, RegExp>

export type ZipCountry = keyof typeof ZIP

export const zip = (country: ZipCountry): Rule =>
  createRule({ kind: 'zip' }, (value) => ZIP[country].test(value))
