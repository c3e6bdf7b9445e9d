import { expect, test } from 'vitest'
import { zip, type ZipCountry } from '#domain/form/zip.ts'

test.each<[ZipCountry, string[], string[]]>([
  ['DE', ['86150', ''], ['8615', '861500', 'D-86150', ' 86150']],
  ['IT', ['39100'], ['3910']],
  ['FR', ['75001'], ['75 001']],
  ['AT', ['1010'], ['10100', '101']],
  ['CH', ['8400'], ['84000']],
  ['LI', ['9490'], ['FL-9490']],
  ['NL', ['1011AB', '1011 AB'], ['1011ab', '1011', '1011 ABC']],
  ['PL', ['00-950'], ['00950', '0-9500']],
  ['CZ', ['110 00'], ['11000', '110  00']],
  ['SK', ['811 01'], ['81101']],
])('zip codes of %s: %j, not %j', (country, right, wrong) => {
  expect(right.map(zip(country))).toEqual(right.map(() => null))
  expect(wrong.map(zip(country))).toEqual(wrong.map(() => ({ kind: 'zip' })))
})
