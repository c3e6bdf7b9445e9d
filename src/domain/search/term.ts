const MAX_LENGTH = 100
/** Results appear from the third letter on. Spec §2 "Header search". */
const MAX_SHORT_LENGTH = 2

/** The search term in typed text: no surrounding spaces, one between words, and of limited length. */
export const normaliseTerm = (typed: string): string =>
  typed.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim()

/** An empty field is not submitted and requests nothing. Spec §5. */
export const isSearchable = (typed: string): boolean => normaliseTerm(typed) !== ''

/** Whether the flyout shows results, else the same suggestions for everybody. Spec §2 "Header search". */
export const showsResults = (term: string, found: number): boolean =>
  term.length > MAX_SHORT_LENGTH || found > 0
