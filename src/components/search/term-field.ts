import { LONGEST_TERM } from '#domain/listing/query.ts'

/** A field for what is searched for, wherever it stands. */
export const TERM_FIELD = {
  name: 'term',
  type: 'search',
  enterkeyhint: 'search',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: LONGEST_TERM,
  required: true,
} as const
