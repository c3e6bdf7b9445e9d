import { MAX_TERM_LENGTH } from '#domain/listing/query.ts'

/** The attributes of a search field. A new object each time: Astro adds a component's class to the object that is spread. */
export const termField = () =>
  ({
    name: 'term',
    type: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: MAX_TERM_LENGTH,
    required: true,
  }) as const
