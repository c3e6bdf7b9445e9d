import { expect, test } from 'vitest'
import type { ZipCountry } from '#domain/form/zip.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'

test.each<[ZipCountry, string, string, boolean]>([
  ['DE', '20259', 'Hamburg', true],
  ['DE', '80331', 'Hamburg', false],
  ['AT', '1010', 'Wien', true],
  ['AT', '8010', 'Wien', false],
  ['FR', '75001', 'Hamburg', true],
])('in %s, %s may be a postcode of %s: %s', (country, zip, city, is) =>
  expect(FIELD_CHECKS.isPlace(country, zip, city)).toBe(is),
)
