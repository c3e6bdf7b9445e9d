import { expect, test } from 'vitest'
import { normaliseZip } from '#domain/form/normalise-zip.ts'
import type { ZipCountry } from '#domain/form/zip.ts'

test.each<[ZipCountry, string, string]>([
  ['CZ', '11000', '110 00'],
  ['CZ', ' 110 00 ', '110 00'],
  ['CZ', 'CZ-11000', '110 00'],
  ['SK', '81101', '811 01'],
  ['PL', '00950', '00-950'],
  ['PL', '00 950', '00-950'],
  ['PL', 'PL-00-950', '00-950'],
  ['NL', '1011ab', '1011 AB'],
  ['DE', 'D-86153', '86153'],
  ['DE', '86 153', '86153'],
  ['CH', 'CH-8400', '8400'],
  ['AT', '80200', '80200'],
  ['DE', '2025', '2025'],
  ['DE', 'Hamburg', 'Hamburg'],
  ['DE', '', ''],
])('in %s %j is %j', (country, typed, zip) => expect(normaliseZip(country, typed)).toBe(zip))
