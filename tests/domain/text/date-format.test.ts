import { expect, test } from 'vitest'
import { dateFormat } from '#domain/text/date-format.ts'

test.each([
  ['de-DE', { weekday: 'long', timeZone: 'UTC' }, 'Montag'],
  ['pl-PL', { weekday: 'long', timeZone: 'UTC' }, 'poniedziałek'],
  ['de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' }, '00:30'],
] as const)('in %s with %j', (intl, options, text) =>
  expect(dateFormat(intl, options).format(new Date('2024-01-01T23:30:00Z'))).toBe(text),
)

test('a format is created once', () => {
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const
  expect(dateFormat('fr-CH', options)).toBe(dateFormat('fr-CH', { ...options }))
})
