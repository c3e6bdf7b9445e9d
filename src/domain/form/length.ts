import { type Rule, createRule } from './rule.ts'

/** At most so many characters, without surrounding spaces. Spec §5. */
export const maxLength = (max: number): Rule =>
  createRule({ kind: 'max-length', max }, (value) => value.trim().length <= max)

/** At most so many characters, not counting spaces. Spec §5. */
export const maxLengthWithoutSpaces = (max: number): Rule =>
  createRule({ kind: 'max-length', max }, (value) => value.replaceAll(/\s/g, '').length <= max)
