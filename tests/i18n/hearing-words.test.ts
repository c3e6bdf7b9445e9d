import { expect, test } from 'vitest'
import { messagesFile } from '#i18n/messages-source.ts'
import { LANGUAGES } from '#i18n/variants.ts'
import { hearingTexts } from '#tests/support/hearing-texts.ts'

/** What would make the check a medical device by its declared purpose, in any of the five languages. */
const FORBIDDEN = [
  /\bdB\b|decibel|dezibel|décibel/i,
  /%|procent|prozent|percent|pour cent/i,
  /audiogram/i,
  /hörverlust|schwerhörig|hörgerät|hörtest/i,
  /ztrát[aouy] sluchu|nedoslýchav|sluchadl|test sluchu/i,
  /ubyt\w* słuchu|niedosłuch|aparat|(badani|test)\w* słuchu/i,
  /perte auditive|surdité|malentend|appareil auditif|test auditif|test\w* (?:de )?(?:son |votre |l[’'])?audition|dépistage/i,
  /perdita (dell’)?udit|ipoacusia|sordità|apparecch|test dell[’']udito/i,
  /klini|medizinprodukt|cliniq|clinic|kliniczn/i,
  /\bCE\b/,
]
const DIAGNOSIS = /diagno|befund|nález|referto/i
/** What a page that has the check must not be called. */
const EXAMINATION = /untersuch|vyšetř|badani|examen|esame/i
/** Where it is denied, it may be named. */
const DENIED = /kein befund|ne nález|nie diagnoza|pas un diagnostic|non una diagnosi/i

const faultsIn = (texts: readonly string[], words: readonly RegExp[]) =>
  texts.filter((text) => words.some((word) => word.test(text)))

test.each(LANGUAGES)('the check of hearing promises no finding: %s', (language) => {
  const { messages, blocks, pages } = hearingTexts(language)
  expect(faultsIn(messages, [...FORBIDDEN, DIAGNOSIS])).toEqual([])
  expect(blocks.length).toBeGreaterThan(5)
  expect(pages.length).toBeGreaterThan(2)
  expect(faultsIn(pages, [...FORBIDDEN, DIAGNOSIS, EXAMINATION])).toEqual([])
  const undenied = blocks.map((text) => text.replace(DENIED, ''))
  expect(faultsIn(undenied, [...FORBIDDEN, DIAGNOSIS])).toEqual([])
})

test.each([
  ['de', /keine Untersuchung/, /ersetzt keine/],
  ['cs', /vyšetření/, /nenahrazuje/],
  ['pl', /badani[ea]/, /nie zastępuje/],
  ['fr', /un examen/, /(?:n’en remplace aucun|ne remplace pas)/],
  ['it', /un esame/, /non (?:ne )?sostituisce/],
] as const)(
  'it replaces no examination, before the first question and with each result: %s',
  (language, ...words) => {
    const texts = messagesFile('hearing', language)
    for (const key of ['hearing.intro', 'hearing.advice.nothing', 'hearing.no-examination'])
      for (const word of words) expect(texts[key]).toMatch(word)
  },
)
