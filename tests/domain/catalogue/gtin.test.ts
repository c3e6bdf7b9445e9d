import { expect, test } from 'vitest'
import { checkDigit, isGtin } from '#domain/catalogue/gtin.ts'

test.each([
  ['9638507', '4'],
  ['03600029145', '2'],
  ['400638133393', '1'],
  ['0061414100734', '9'],
  ['978014300723', '4'],
  ['000000000000', '0'],
])('%s is completed by %s', (digits, last) => expect(checkDigit(digits)).toBe(last))

test.each([
  ['96385074', true],
  ['036000291452', true],
  ['4006381333931', true],
  ['00614141007349', true],
  ['4006381333932', false],
  ['4006381333913', false],
  ['400638133393', false],
  ['0400638133393', false],
  ['400638133393X', false],
  ['4006381 333931', false],
  ['17', false],
  ['', false],
])('%s is a GTIN: %s', (code, isOne) => expect(isGtin(code)).toBe(isOne))
