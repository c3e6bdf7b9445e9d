import { expect, test } from 'vitest'
import { checkDigit, isGlobalGtin, isGtin } from '#domain/catalogue/gtin.ts'

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

// Prefix, then zeros; the check digit follows.
test.each([
  [8, '96', true],
  [8, '02', false],
  [8, '20', false],
  [12, '0', true],
  [12, '1', true],
  [12, '2', false],
  [12, '3', true],
  [12, '4', false],
  [12, '5', false],
  [13, '02', false],
  [13, '03', true],
  [13, '04', false],
  [13, '05', false],
  [13, '20', false],
  [13, '29', false],
  [13, '30', true],
  [13, '400', true],
  [13, '979', true],
  [13, '980', false],
  [13, '981', false],
  [13, '99', false],
  [14, '1400', true],
  [14, '9400', true],
  [14, '2400', true],
  [14, '1200', false],
  [14, '0990', false],
])('a number of %i digits beginning with %s is given to search engines: %s', (length, prefix, isOne) => {
  const digits = prefix.padEnd(length - 1, '0')
  expect(isGlobalGtin(digits + checkDigit(digits))).toBe(isOne)
})

test('a number that is no GTIN is given to no search engine', () =>
  expect(isGlobalGtin('4006381333932')).toBe(false))
