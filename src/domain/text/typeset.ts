/** The reader's language and country, two letters each. */
export type TextLocale = { language: string; country: string }

type Rule = { applies: (readers: TextLocale) => boolean; pattern: RegExp; by: string }

const everywhere = () => true
const speaks =
  (...languages: string[]) =>
  ({ language }: TextLocale) =>
    languages.includes(language)
const isSwiss = ({ country }: TextLocale) => country === 'CH'
const isSwissGerman = (readers: TextLocale) => isSwiss(readers) && readers.language === 'de'

/** The typographic rules of each language. A space that must not break is written \u00A0. */
const RULES: Rule[] = [
  // A number and its unit, the groups of a long number.
  {
    applies: everywhere,
    pattern: /(?<=[\d}]) (?=(?:mm|cm|ml|g|kg|km|nm|dpt|Dk\/t|ks|szt|%|€|Kč|zł|CHF)(?![\p{L}\d]))/gu,
    by: '\u00A0',
  },
  // As Intl writes a percentage: Polish, Italian and Swiss readers have no space before the sign.
  {
    applies: (readers) => isSwiss(readers) || speaks('it', 'pl')(readers),
    pattern: /(?<=[\d}])[ \u00A0](?=%)/g,
    by: '',
  },
  { applies: everywhere, pattern: /(?<=\bCHF|€) (?=[\d{])/g, by: '\u00A0' },
  { applies: everywhere, pattern: /(?<=\d) (?=\d{3}(?!\d))/g, by: '\u00A0' },
  // A law and its number.
  {
    applies: everywhere,
    pattern:
      /(?<=(?:^|[\s(])(?:§§?|[Aa]rtt?\.|Abs\.|lit\.|Nr\.|čl\.|č\.|odst\.|písm\.|ust\.|pkt|Buchst\.|Bst\.|lett\.|al\.)) (?=[\d\p{L}])/gu,
    by: '\u00A0',
  },
  { applies: speaks('fr'), pattern: / (?=[:;?!»])|(?<=«) /g, by: '\u00A0' },
  // A single letter does not stand at the end of a line.
  { applies: speaks('cs', 'pl'), pattern: /(?<=(?:^|[\s({„])[aikosuvwz]) (?=\S)/giu, by: '\u00A0' },
  { applies: isSwissGerman, pattern: /MwSt\./g, by: 'MWST' },
  { applies: isSwissGerman, pattern: /ß/g, by: 'ss' },
  { applies: isSwissGerman, pattern: /„/g, by: '«' },
  { applies: isSwissGerman, pattern: /“/g, by: '»' },
]

/**
 * A text with the typography of its readers.
 *
 * @example typeset('Größe „M“, 48 mm', { language: 'de', country: 'CH' }) // "Grösse «M», 48\u00A0mm"
 */
export const typeset = (text: string, readers: TextLocale): string =>
  RULES.reduce(
    (set, { applies, pattern, by }) => (applies(readers) ? set.replaceAll(pattern, by) : set),
    text,
  )
