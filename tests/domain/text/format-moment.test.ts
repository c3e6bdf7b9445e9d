import { expect, test } from 'vitest'
import { formatExactMoment, formatMoment } from '#domain/text/format-moment.ts'

test.each([
  ['2026-12-06T22:59:00Z', 'de-AT', 'AT', 'Sonntag, 6. Dezember um 23:59'],
  ['2026-07-01T21:30:00Z', 'de-DE', 'DE', 'Mittwoch, 1. Juli um 23:30'],
  // Another country is unknown; the time zone of the first shop is used.
  ['2026-07-01T21:30:00Z', 'fr-FR', 'FR', 'mercredi 1er juillet à 23:30'],
  ['2026-12-31T23:00:00Z', 'fr-CH', 'CH', 'vendredi 1er janvier à 00:00'],
  ['2026-11-24T08:05:00Z', 'cs-CZ', 'CZ', 'úterý 24. listopadu v 09:05'],
  ['2026-11-24T13:05:00Z', 'cs-CZ', 'CZ', 'úterý 24. listopadu ve 14:05'],
  ['2026-11-24T01:05:00Z', 'cs-CZ', 'CZ', 'úterý 24. listopadu ve 02:05'],
  ['2026-11-24T19:05:00Z', 'cs-CZ', 'CZ', 'úterý 24. listopadu ve 20:05'],
  ['2026-11-24T14:05:00Z', 'cs-CZ', 'CZ', 'úterý 24. listopadu v 15:05'],
  ['2026-11-24T12:05:00Z', 'pl-PL', 'PL', 'wtorek, 24 listopada, godz. 13:05'],
])('%s is for %s (%s) %s', (moment, intl, country, text) => {
  expect(formatMoment(Date.parse(moment), { intl, country })).toBe(text)
})

test.each([
  ['2026-12-06T22:59:07Z', 'de-AT', 'AT', '6. Dezember 2026 um 23:59:07 MEZ'],
  ['2026-07-01T21:30:00Z', 'pl-PL', 'PL', '1 lipca 2026, godz. 23:30:00 CEST'],
  ['2026-07-01T21:30:00Z', 'cs-CZ', 'CZ', '1. července 2026 ve 23:30:00 SELČ'],
  ['2026-03-29T01:00:00Z', 'it-IT', 'IT', '29 marzo 2026 alle ore 03:00:00 CEST'],
  ['2026-07-01T21:30:00Z', 'de-DE', 'FR', '1. Juli 2026 um 23:30:00 MESZ'],
])('%s is for %s (%s) to the second %s', (moment, intl, country, text) => {
  expect(formatExactMoment(Date.parse(moment), { intl, country })).toBe(text)
})
