/** Characters for programs, and those that reverse the direction of a line: nobody types them. Spaces and line ends stay. */
export const withoutControlCharacters = (typed: string): string =>
  typed.replaceAll(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')

/** Whether there are characters for programs, or those that override the direction of a line. Spaces and line ends are none. */
export const hasControlCharacter = (typed: string): boolean =>
  /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u.test(typed)

/** Accents, quotation marks and primes that keyboards and word processors set for an apostrophe, between letters. */
const APOSTROPHE = /(?<=\p{L})[´`‘‛′ʹʻʼ](?=\p{L})/gu
/** Hyphens that look like the plain one. */
const HYPHEN = /[\u2010\u2011]/g

/** Apostrophes and hyphens as the plain signs, which forms accept and every font has. The typographic apostrophe ’ stays. */
export const withPlainSigns = (typed: string): string =>
  typed.replaceAll(APOSTROPHE, "'").replaceAll(HYPHEN, '-')

/** Removes invisible characters and surplus spaces, and writes apostrophes and hyphens as the plain signs. */
export const normaliseText = (typed: string): string =>
  withPlainSigns(withoutControlCharacters(typed)).replaceAll(/\s+/g, ' ').trim()
