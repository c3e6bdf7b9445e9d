import { describe, expect, test } from 'vitest'
import { exampleTaxNumber, isTaxNumber, normaliseTaxNumber } from '#domain/checkout/tax-number.ts'
import { BILLING_COUNTRIES } from '#domain/checkout/address-field.ts'
import type { ZipCountry } from '#domain/form/zip.ts'

/** Numbers that hold, as people type them, with their official form. */
const RIGHT: [ZipCountry, string, string][] = [
  ['DE', 'DE136695976', 'DE136695976'],
  ['DE', 'de 136 695 976', 'DE136695976'],
  ['DE', '136695976', 'DE136695976'],
  ['AT', 'ATU13585627', 'ATU13585627'],
  ['AT', 'u 1358 5627', 'ATU13585627'],
  ['CH', 'CHE-100.155.212 MWST', 'CHE-100.155.212 MWST'],
  ['CH', 'che100155212', 'CHE-100.155.212'],
  ['CH', '100.155.212 tva', 'CHE-100.155.212 TVA'],
  ['LI', 'CHE-100.155.212 IVA', 'CHE-100.155.212 IVA'],
  ['LI', '50119', '50119'],
  ['CZ', '25123891', '25123891'],
  ['CZ', 'cz 251 238 91', 'CZ25123891'],
  ['CZ', 'CZ7103192745', 'CZ7103192745'],
  ['CZ', 'CZ640903926', 'CZ640903926'],
  ['CZ', 'CZ395601439', 'CZ395601439'],
  ['CZ', 'CZ535601436', 'CZ535601436'],
  ['SK', 'SK2022749619', 'SK2022749619'],
  ['SK', '31333532', '31333532'],
  ['PL', '123-456-32-18', '1234563218'],
  ['PL', 'pl 856 734 62 15', 'PL8567346215'],
  ['IT', '00743110157', '00743110157'],
  ['IT', 'it 00743110157', '00743110157'],
  ['IT', 'rcc mnl 83s18 d969h', 'RCCMNL83S18D969H'],
  ['FR', 'FR 40 303 265 045', 'FR40303265045'],
  ['FR', 'FRK7399859412', 'FRK7399859412'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['NL', 'nl 0044.95.445.b01', 'NL004495445B01'],
  ['NL', 'NL002455799B11', 'NL002455799B11'],
]

test.each(RIGHT)('in %s %j is %j', (country, typed, official) => {
  expect(isTaxNumber(typed, country)).toBe(true)
  expect(normaliseTaxNumber(country, typed)).toBe(official)
})

/** Wrong check digits, lengths and prefixes. */
const WRONG: [ZipCountry, string][] = [
  ['DE', 'DE136695978'],
  ['DE', 'DE13669597'],
  ['DE', 'DE036695976'],
  ['DE', 'ATU13585627'],
  ['AT', 'ATU13585626'],
  ['AT', 'AT13585627'],
  ['CH', 'CHE-100.155.213'],
  ['CH', 'CHE-100.155.212 USt'],
  // Its check digit would be 10.
  ['CH', 'CHE-100.000.020'],
  ['LI', '5011'],
  ['CZ', '25123890'],
  ['CZ', 'CZ25123890'],
  ['CZ', 'CZ7103192746'],
  ['CZ', 'CZ640903925'],
  ['CZ', 'CZ545601439'],
  ['CZ', 'CZ595601439'],
  ['CZ', '7103192745'],
  ['SK', 'SK2022749618'],
  ['SK', 'SK2062749619'],
  ['SK', '31333531'],
  ['PL', '1234563219'],
  ['PL', 'PL8567346216'],
  // Its check digit would be 10.
  ['PL', '1234567890'],
  ['IT', '00743110158'],
  ['IT', 'RCCMNL83S18D969I'],
  ['IT', '0074311015'],
  ['FR', 'FR41303265045'],
  ['FR', 'FR40303265044'],
  ['NL', 'NL004495446B01'],
  ['NL', 'NL004495445'],
  ['PL', 'NIP'],
]

test.each(WRONG)('in %s %j is none, and stays as it was typed', (country, typed) => {
  expect(isTaxNumber(typed, country)).toBe(false)
  expect(normaliseTaxNumber(country, `  ${typed} `)).toBe(typed)
})

describe('each country of a bill has an example', () => {
  test.each(BILLING_COUNTRIES)('that holds in %s', (country) => {
    const example = exampleTaxNumber(country)
    expect(normaliseTaxNumber(country, example)).toBe(example)
    expect(isTaxNumber(example, country)).toBe(true)
  })
})

/** Each example but that without a check digit, with another digit in one place; a suffix is no part of what is checked. */
const CHANGED = BILLING_COUNTRIES.filter((country) => country !== 'LI').flatMap((country) => {
  const example = exampleTaxNumber(country)
  return [...example.matchAll(/\d(?!\d?$)/g)].map(({ 0: digit, index }): [ZipCountry, string] => [
    country,
    `${example.slice(0, index)}${(Number(digit) + 1) % 10}${example.slice(index + 1)}`,
  ])
})

test.each(CHANGED)('in %s another digit is noticed: %s', (country, typed) =>
  expect(isTaxNumber(typed, country)).toBe(false),
)
