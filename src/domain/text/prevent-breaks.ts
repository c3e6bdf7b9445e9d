/** A number follows these words: typeset.ts adds the space that does not break. */
const LAW = '(?:Abs|Buchst|odst|písm|ust|lett)\\.'

/** Where running text must not break at the end of a line. A joint that must not break is written \u2060, a space \u00A0. */
const RULES: { pattern: RegExp; by: string }[] = [
  // E-Mail, e-shop; anti-reflet; 10–15.
  { pattern: /(?<=(?<!\p{L})(?:\p{L}|anti)-)(?=\p{L})|(?<=\d–)(?=\d)/giu, by: '\u2060' },
  // Counted units: 14 Tage, 2 měsíce.
  {
    pattern: new RegExp(`(?<=(?<![\\p{L}\\d.,:/–-])\\d{1,3}) (?=(?!${LAW})\\p{L}{3,})`, 'gu'),
    by: '\u00A0',
  },
  // A day and its month: 1. November, 1. listopadu, 1er novembre, 1º novembre. Where a German sentence ends with a number, no month follows.
  {
    pattern:
      /(?<=(?<!\d)(?:\d{1,2}\.|1er|1º)) (?=\p{Ll}|(?:Jan|Feb|Mär|Apr|Mai|Ju[nl]|Aug|Sep|Okt|Nov|Dez))/gu,
    by: '\u00A0',
  },
  // A street with its number, a zip code with its town: Lagerplatz 11, 8400 Winterthur.
  { pattern: /(?<=\p{Lu}\p{Ll}{2,}) (?=\d{1,3},)|(?<=, \d{4,5}) (?=\p{Lu})/gu, by: '\u00A0' },
  // Measurements with several numbers: 49 □ 21 · 140, 5,8 × 3,6.
  { pattern: /(?<=\d) (?=[□×·] \d)|(?<=\d [□×·]) (?=\d)/gu, by: '\u00A0' },
  // A standard or a class and its number.
  { pattern: /(?<=\b(?:EN|ISO|WCAG|HRB|[KCkc]at[eé]gori(?:e[ns]?|a))) (?=\d)/g, by: '\u00A0' },
  // Phone numbers: +49 89 99998 140.
  { pattern: /(?<=\+\d[\d ]*) (?=\d)/g, by: '\u00A0' },
  // Blanks to fill in, and options to delete.
  { pattern: / (?=\(\*\)|…)/g, by: '\u00A0' },
]

/**
 * A sentence for a column: what belongs together stays on one line. Only for display, since few fonts have the joint that does not break.
 *
 * @example keepTogether('per E-Mail binnen 14 Tagen') // "per E-\u2060Mail binnen 14\u00A0Tagen"
 */
export const preventBreaks = (text: string): string =>
  RULES.reduce((result, { pattern, by }) => result.replaceAll(pattern, by), text)
