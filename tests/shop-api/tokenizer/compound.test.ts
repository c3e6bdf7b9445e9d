import { expect, test } from 'vitest'
import { compoundParts } from '#shop-api/tokenizer/compound.ts'

const known = (part: string) => ['randlos', 'sportbrille'].includes(part)

test.each([
  ['gleitsichtbrille', ['gleitsicht', 'brille']],
  ['sonnenbrille', ['sonne', 'brille']],
  ['brillenetui', ['brille', 'etui']],
  ['kontaktlinsen', ['kontakt', 'linsen']],
  ['kontaktlinsenmittel', ['kontakt', 'linsen', 'mittel']],
  ['blaulichtfilterbrille', ['blaulicht', 'filter', 'brille']],
  ['damensportbrille', ['damen', 'sportbrille']],
  ['brillenfassungen', ['brille', 'fassungen']],
  ['skibrille', null],
  ['tauchbrille', ['tauch', 'brille']],
  ['brille', null],
  ['panto', null],
])('%s consists of %j', (word, parts) => {
  expect(compoundParts(word, known)).toEqual(parts)
})
