import { expect, test } from 'vitest'
import { vatNumber } from '#domain/shop/seller.ts'

test.each([
  ['CH', 'de', 'CHE-999.140.114 MWST'],
  ['CH', 'fr', 'CHE-999.140.114 TVA'],
  ['CH', 'it', 'CHE-999.140.114 IVA'],
  ['CH', 'en', 'CHE-999.140.114 MWST'],
  ['IT', 'de', 'IT99914001405'],
  ['PL', 'pl', 'DE999140014'],
] as const)('in %s a %s paper has the number %s', (country, language, number) =>
  expect(vatNumber(country, language)).toBe(number),
)
