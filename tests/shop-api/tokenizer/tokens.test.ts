import { expect, test } from 'vitest'
import { sizeWords, termTokens } from '#shop-api/tokenizer/tokens.ts'

test.each([
  ['48-23-150', ['48x23x150']],
  ['48 - 23 - 150', ['48x23x150']],
  ['48–23–150', ['48x23x150']],
  ['48□23-150', ['48x23x150']],
  ['48▢23 150', ['48x23x150']],
  ['48 23 · 150', ['48x23x150']],
  ['48 23 150', ['48x23x150']],
  ['48/23', ['48x23']],
  ['48 X 23 x 150', ['48x23x150']],
  ['Laguna 48-23-150 01C43', ['laguna', '48x23x150', '01c43']],
  ['Laguna 01C43', ['laguna', '01c43']],
  // Neither has the form of a size.
  ['48 23', ['48', '23']],
  ['148-23-150', ['148', '23', '150']],
  ['4006381333931', ['4006381333931']],
  ['Lesebrille 2,5', ['lesebrille', '2.5']],
  ['+2,50 dpt', ['2.5', 'dpt']],
  ['+2.00', ['2']],
  ['1,67', ['1.67']],
  ['0,25', ['0.25']],
  // No figures with decimals.
  ['24.12.2026', ['24', '12', '2026']],
  ['C43.2', ['c43', '2']],
  ['1.000', ['1', '000']],
  ['C48-23', ['c48', '23']],
])('%j is searched as %j', (term, words) => expect(termTokens(term)).toEqual(words))

test.each([
  ['48-23-150', ['48x23', '48x23x150']],
  ['48-23-', ['48x23']],
  ['-23-150', []],
  ['Pouch 12-34 and 56-78-900', ['12x34', '56x78', '56x78x900']],
])('the sizes in %j are %j', (text, words) => expect(sizeWords(text)).toEqual(words))
