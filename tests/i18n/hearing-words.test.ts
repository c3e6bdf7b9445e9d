import { expect, test } from 'vitest'
import { messagesFile } from '#i18n/messages-source.ts'
import { LANGUAGES } from '#i18n/variants.ts'

/** What would make the check a medical device by its declared purpose, in any of the five languages. */
const FORBIDDEN = [
  /\bdB\b|decibel|dezibel|décibel/i,
  /%|procent|prozent|percent|pour cent/i,
  /audiogram/i,
  /hörverlust|schwerhörig|hörgerät|hörtest/i,
  /ztrát[aouy] sluchu|nedoslýchav|sluchadl|test sluchu/i,
  /ubyt\w* słuchu|niedosłuch|aparat|badani\w* słuchu/i,
  /perte auditive|surdité|malentend|appareil auditif|test auditif/i,
  /perdita (dell’)?udit|ipoacusia|sordità|apparecch|test dell’udito/i,
  /klini|medizinprodukt|cliniq|clinic|kliniczn/i,
  /\bCE\b/,
]
/** A diagnosis may only be denied. */
const DIAGNOSIS = /diagno|befund|nález|référé/i

test.each(LANGUAGES)('the check of hearing promises no finding: %s', (language) => {
  const texts = Object.values(messagesFile('hearing', language))
  expect(texts.filter((text) => [...FORBIDDEN, DIAGNOSIS].some((word) => word.test(text)))).toEqual([])
})
