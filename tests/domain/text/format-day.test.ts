import { expect, test } from 'vitest'
import { formatDay, formatPercent } from '#domain/text/format-day.ts'

test.each([
  ['2026-11-21', 'de-DE', '21. November 2026'],
  ['2026-11-21T23:30:00Z', 'pl-PL', '22 listopada 2026'],
  ['2026-11-21T10:00:00+01:00', 'fr-CH', '21 novembre 2026'],
  ['2026-12-01', 'fr-CH', '1er décembre 2026'],
  ['2026-12-01', 'it-IT', '1º dicembre 2026'],
  ['2026-12-11', 'it-CH', '11 dicembre 2026'],
  ['2026-12-01', 'pl-PL', '1 grudnia 2026'],
])('%s is in %s %s', (day, intl, text) => expect(formatDay(day, intl)).toBe(text))

test.each([
  [0.19, 'de-DE', '19 %'],
  [0.081, 'fr-CH', '8,1%'],
  [0.21, 'cs-CZ', '21 %'],
])('%f is in %s %s', (share, intl, text) =>
  expect(formatPercent(share, intl).replaceAll(/\s/g, ' ')).toBe(text),
)
