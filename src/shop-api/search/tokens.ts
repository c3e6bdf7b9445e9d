/** Longest term that is read, in characters, and how many words of it. The rest is ignored, so a long term costs no more. */
const LONGEST = 200
const MOST = 8

/** The words of a text: runs of letters and digits, in lower case. */
export const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of what a visitor typed. */
export const termTokens = (term: string): string[] =>
  [...new Set(tokens(term.slice(0, LONGEST)))].slice(0, MOST)
