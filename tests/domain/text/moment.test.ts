import { expect, test } from 'vitest'
import { momentText } from '#domain/text/moment.ts'

test.each([
  ['2026-12-06T22:59:00Z', 'de-AT', 'AT', 'Sonntag, 6. Dezember um 23:59'],
  ['2026-07-01T21:30:00Z', 'de-DE', 'DE', 'Mittwoch, 1. Juli um 23:30'],
  // Of another country nothing is known; the first shop's clock stands in.
  ['2026-07-01T21:30:00Z', 'fr-FR', 'FR', 'mercredi 1 juillet à 23:30'],
  ['2026-12-31T23:00:00Z', 'fr-CH', 'CH', 'vendredi 1 janvier à 00:00'],
])('%s is for %s (%s) %s', (moment, intl, country, text) => {
  expect(momentText(Date.parse(moment), { intl, country })).toBe(text)
})
