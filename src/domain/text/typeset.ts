/** Who reads: language and country, two letters each. */
export type Readers = { language: string; country: string }

type Rule = { applies: (readers: Readers) => boolean; pattern: RegExp; by: string }

const everywhere = () => true
const speaks =
  (...languages: string[]) =>
  ({ language }: Readers) =>
    languages.includes(language)
const isSwiss = ({ country }: Readers) => country === 'CH'
const isSwissGerman = (readers: Readers) => isSwiss(readers) && readers.language === 'de'

/** What a printer does to a text without being told. A blank that must not break is written \u00A0. */
const RULES: Rule[] = [
  // A figure and its unit, the hundreds of a long number.
  {
    applies: everywhere,
    pattern: /(?<=[\d}]) (?=(?:mm|cm|ml|g|kg|km|nm|dpt|Dk\/t|ks|szt|%|€|Kč|zł|CHF)(?![\p{L}\d]))/gu,
    by: '\u00A0',
  },
  // As Intl writes a share: Poles, Italians and Swiss put the sign to the figure.
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
  // One letter does not stand alone at the end of a line.
  { applies: speaks('cs', 'pl'), pattern: /(?<=(?:^|[\s({„])[aikosuvwz]) (?=\S)/giu, by: '\u00A0' },
  { applies: isSwissGerman, pattern: /ß/g, by: 'ss' },
  { applies: isSwissGerman, pattern: /„/g, by: '«' },
  { applies: isSwissGerman, pattern: /“/g, by: '»' },
]

/**
 * A text as its readers print it.
 *
 * @example typeset('Größe „M“, 48 mm', { language: 'de', country: 'CH' }) // "Grösse «M», 48\u00A0mm"
 */
export const typeset = (text: string, readers: Readers): string =>
  RULES.reduce(
    (set, { applies, pattern, by }) => (applies(readers) ? set.replaceAll(pattern, by) : set),
    text,
  )
