import { expect, test } from 'vitest'
import type { ZipCountry } from '#domain/form/zip.ts'
import { formatPhone, isPhone } from '#server/checkout/phone.ts'

test.each<[string, ZipCountry, boolean]>([
  ['040 5550120', 'DE', true],
  ['+49 40 5550120', 'DE', true],
  ['0049 40 5550120', 'DE', true],
  ['+43 664 1234567', 'DE', true],
  ['0664 1234567', 'AT', true],
  ['079 123 45 67', 'CH', true],
  ['601 123 456', 'CZ', true],
  ['512 345 678', 'PL', true],
  ['347 123 4567', 'IT', true],
  ['030 123', 'DE', true],
  ['1234', 'DE', false],
  ['+49 12', 'DE', false],
  ['keines', 'DE', false],
  ['040 5550120 abends', 'DE', false],
  ['+999 1234567', 'DE', false],
  ['0'.repeat(40), 'DE', false],
])('%j is a phone number in %s: %s', (number, country, is) => expect(isPhone(number, country)).toBe(is))

test.each([
  ['040/5550120', 'DE', '+49 40 5550120'],
  ['601123456', 'CZ', '+420 601 123 456'],
  ['keines', 'DE', 'keines'],
  ['079 123 45 6', 'CH', '079 123 45 6'],
  ['1234', 'DE', '1234'],
] as const)('%j in %s is formatted as %j', (number, country, dialled) =>
  expect(formatPhone(number, country)).toBe(dialled),
)
