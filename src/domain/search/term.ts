const LONGEST = 100
/** A term counts from its third letter on. Spec §2 "Header search". */
const SHORT = 2

/** What is looked for by what was typed: no blanks around it, one between words, no longer than is sensible. */
export const termOf = (typed: string): string => typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim()

/** An empty field is not submitted and asks for nothing. Spec §5. */
export const isAsked = (typed: string): boolean => termOf(typed) !== ''

/** Whether the flyout shows what was found, else what it offers to everybody. Spec §2 "Header search". */
export const showsFound = (term: string, found: number): boolean => term.length > SHORT || found > 0
