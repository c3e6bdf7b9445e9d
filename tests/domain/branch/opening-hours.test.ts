import { expect, test } from 'vitest'
import { formatOpeningHours } from '#domain/branch/opening-hours.ts'

const week = { from: 1, until: 5, opens: '09:30', closes: '18:30' }
const day = { from: 6, until: 6, opens: '10:00', closes: '16:00' }

test.each([
  ['de-DE', ['Montag–Freitag: 09:30–18:30', 'Samstag: 10:00–16:00']],
  ['pl-PL', ['poniedziałek–piątek: 09:30–18:30', 'sobota: 10:00–16:00']],
  ['fr-CH', ['lundi–vendredi: 09:30–18:30', 'samedi: 10:00–16:00']],
])('opening hours in %s', (intl, lines) => expect(formatOpeningHours([week, day], intl)).toEqual(lines))
