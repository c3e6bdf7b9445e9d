import { expect, test } from 'vitest'
import { addressLine } from '#domain/branch/address-line.ts'

test.each([
  ['ul. Chmielna 20', '00-020', 'Warszawa', 'ul. Chmielna 20, 00-\u2060020\u00A0Warszawa'],
  ['Na Příkopě 17', '110 00', 'Praha', 'Na Příkopě 17, 110\u00A000\u00A0Praha'],
  ['Ehrenstraße 41', '50672', 'Köln', 'Ehrenstraße 41, 50672\u00A0Köln'],
])('%s, %s %s keeps postcode and town together', (street, zip, city, line) =>
  expect(addressLine({ street, zip, city })).toBe(line),
)
