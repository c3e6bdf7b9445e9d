/**
 * Maximum length of a term in characters, and number of its words. The rest is ignored, so a long term costs
 * no more.
 */
const MAX_LENGTH = 200
const MAX_WORDS = 8

/** The words of a text: runs of letters and digits, in lower case. */
export const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a visitor's input. */
export const termTokens = (term: string): string[] =>
  [...new Set(tokens(term.slice(0, MAX_LENGTH)))].slice(0, MAX_WORDS)
