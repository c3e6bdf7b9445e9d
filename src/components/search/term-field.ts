import { LONGEST_TERM } from '#domain/listing/query.ts'

/**
 * The attributes of a field for what is searched for, wherever it stands. Anew each time: Astro writes the class of a component into
 * whatever object is spread there.
 */
export const termField = () =>
  ({
    name: 'term',
    type: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: LONGEST_TERM,
    required: true,
  }) as const
