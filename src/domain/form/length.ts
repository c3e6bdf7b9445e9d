import { type Rule, createRule } from './rule.ts'

/** Of a first and of a last name, wherever somebody types them. */
export const MAX_NAME_LENGTH = 60

/** At most so many characters, without surrounding spaces. Spec §5. */
export const maxLength = (max: number): Rule =>
  createRule({ kind: 'max-length', max }, (value) => value.trim().length <= max)

/** At most so many characters, not counting spaces. Spec §5. */
export const maxLengthWithoutSpaces = (max: number): Rule =>
  createRule({ kind: 'max-length', max }, (value) => value.replaceAll(/\s/g, '').length <= max)
