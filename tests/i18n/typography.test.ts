import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#i18n/variants.ts'
import { first, sectionOf } from '#tests/support/guides.ts'
import { textsOf, typesetTextsOf } from '#tests/support/language-texts.ts'

const GUIDE = 'i18n/README.md'

/** A fault: what it is, how it is found, and a text that has it. */
type Fault = [name: string, pattern: RegExp, example: string]

const EVERYWHERE: Fault[] = [
  ['a straight apostrophe', /\p{L}'\p{L}/u, "l'optique"],
  ['a straight quotation mark', /"/, 'das "M"'],
  ['three dots for an ellipsis', /\.\.\./, 'Suche...'],
  ['a hyphen for a dash', /[\p{L}\d,] - \p{L}/u, 'Brillen - neu'],
  ['two spaces', /\S {2,}\S/, 'zwei  Wörter'],
  ['a space before a full stop or a comma', /\p{L} [.,](?!\d)/u, 'Ende .'],
]

const MONTHS = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
}

/** Of each language, in its texts as written. */
const FAULTS: Record<Language, Fault[]> = {
  de: [
    ['a quotation mark of another language', /[«»”]|“(?=\p{L})/u, '“so”'],
    ['a percentage without a space', /[\d}]%/, '20%'],
    ['a day and its month in one', /\b\d{1,2}\.\p{L}/u, '1.Dezember'],
  ],
  fr: [
    ['a quotation mark of another language', /[„“”]/, '“ainsi”'],
    ['a guillemet without its space', /«(?![ \u00A0])|(?<![ \u00A0])»/, '«ainsi»'],
    ['a mark without the space before it', /[\p{L}\d})][:;?!](?![\p{L}\d/])/u, 'Livraison:'],
    ['a first day that is no ordinal', new RegExp(`(?<!\\d)1 (?:${MONTHS.fr})`), 'le 1 décembre'],
    ['a currency before the figure', /CHF [\d{]/, 'dès CHF 49'],
    ['a state of a parcel that reads as delivered', /^(?:Commande )?reçue$/i, 'Commande reçue'],
  ],
  it: [
    ['a quotation mark of another language', /[„“”]/, '“così”'],
    ['a space beside a guillemet or before a mark', /« | »|[\p{L}\d}] [:;?!]/u, 'Consegna :'],
    ['a first day that is no ordinal', new RegExp(`(?<!\\d)1 (?:${MONTHS.it})`), 'il 1 dicembre'],
    [
      'an article that is not elided',
      new RegExp(`\\b(?:il|al|dal|del|nel|sul) (?:8|11) (?:${MONTHS.it})`, 'i'),
      'fino al 8 dicembre',
    ],
    ['a currency after the figure', /[\d}] CHF/, 'da 49 CHF'],
  ],
  cs: [
    ['a quotation mark of another language', /[«»”]|“(?=\p{L})/u, '“takto”'],
    ['a percentage without a space', /\d%/, '20%'],
    ['an ordinal with an ending', /\d+(?:-?(?:ho|mu|tý|tého))(?!\p{L})/u, '1ho listopadu'],
    ['a day and its month without a space', /\b\d{1,2}\.\d{1,2}\.(?!\d)/, '24.12.'],
    [
      'a date without “ze dne”',
      /(?<!\p{L})z (?:\{(?:date|day)\}|\d{1,2}\. (?:\d|\p{Ll}))/u,
      'objednávka z {date}',
    ],
  ],
  pl: [
    ['a quotation mark of another language', /[«»“]/, '„tak“'],
    ['an ordinal with an ending', /\d-?(?:go|ego|szy|sza|tym|tego)(?!\p{L})/u, '1-go listopada'],
    [
      'a request in the first person',
      /(?<!\p{L})proszę (?!o )(?:\p{L}+ ){0,2}\p{L}+ć(?!\p{L})/iu,
      'Proszę najpierw wybrać',
    ],
    [
      'a full stop after the day',
      /\d\. (?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)/,
      '1. listopada',
    ],
    [
      'a date without “z dnia”',
      /(?<!\p{L})z (?:\{(?:date|day)\}|\d{1,2} \p{Ll}+ \d{4})/u,
      'Zamówienie z {date}',
    ],
  ],
}

/** Of each language, in its texts as readers see them. */
const TYPESET_FAULTS: Record<Language, Fault[]> = {
  de: [['a figure apart from its unit', /\d (?:mm|ml|cm|dpt|%|€)(?!\p{L})/u, '48 mm']],
  fr: [['a space that breaks before a mark', / [:;?!»]|« /, 'Livraison :']],
  it: [['a space before the percent sign', /\d[ \u00A0]%/, '20 %']],
  cs: [['a single letter at the end of a line', /(?:^| )[aikosuvz] (?=\p{L})/iu, 'brýle i čočky']],
  pl: [
    ['a single letter at the end of a line', /(?:^| )[aiouwz] (?=\p{L})/iu, 'okulary i soczewki'],
    ['a space before the percent sign', /\d[ \u00A0]%/, '20 %'],
  ],
}
const COUNTRIES: Record<Language, string> = { de: 'DE', fr: 'CH', it: 'IT', cs: 'CZ', pl: 'PL' }

/** The words that the style sheet avoids, in backticks in the last column of its table. `soczew*` stands for every ending. */
const avoided = (language: Language): string[] =>
  first(sectionOf(GUIDE, '##', language).matchAll(/^\|.*\|.*\|(.*)\|$/gm)).flatMap((cell) =>
    first(cell.matchAll(/`([^`]+)`/g)),
  )

const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}-])${word.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'iu')

const placesOf = (texts: ReturnType<typeof textsOf>, pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`)

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(language)
  const typeset = typesetTextsOf(language, COUNTRIES[language])

  test('are messages, stories and texts of the catalogue', () => {
    for (const part of [/^\w\w /, /^content\//, /^\w[\w-]+\.json/])
      expect(texts.filter(({ where }) => part.test(where)).length).toBeGreaterThan(100)
  })

  test.each([...EVERYWHERE, ...FAULTS[language]])('have nowhere %s', (_, pattern, example) => {
    expect(example).toMatch(pattern)
    expect(placesOf(texts, pattern)).toEqual([])
  })

  test.each(TYPESET_FAULTS[language])('show readers nowhere %s', (_, pattern, example) => {
    expect(example).toMatch(pattern)
    expect(placesOf(typeset, pattern)).toEqual([])
  })

  test.each(avoided(language))('avoid “%s”', (word) => {
    expect(placesOf(texts, wordPattern(word))).toEqual([])
  })
})

test('an avoided word is found with every ending, and only as a whole word', () => {
  const pattern = wordPattern('wartoś*')
  expect(['Państwa wartości', 'Wartość', 'bezwartościowy'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    false,
  ])
})

test.each(LANGUAGES)('the style sheet of %s has at most 40 lines', (language) => {
  expect(sectionOf(GUIDE, '##', language).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
