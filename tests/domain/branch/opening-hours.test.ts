import { expect, test } from 'vitest'
import { formatOpeningHours, groupDays, type WeekHours } from '#domain/branch/opening-hours.ts'
import { WEEK } from '#tests/support/branches.ts'

test.each([
  ['de-DE', ['Montag–Freitag: 09:30–18:30', 'Samstag: 10:00–16:00']],
  ['pl-PL', ['poniedziałek–piątek: 09:30–18:30', 'sobota: 10:00–16:00']],
  ['fr-CH', ['lundi–vendredi\u00A0: 09:30–18:30', 'samedi\u00A0: 10:00–16:00']],
])('opening hours in %s', (intl, lines) => expect(formatOpeningHours(WEEK, intl)).toEqual(lines))

test('a break parts a day, and a day of its own stands alone', () => {
  const morning = { opens: '09:00', closes: '12:30' }
  const noon = { opens: '14:00', closes: '18:00' }
  const week: WeekHours = [[], [morning, noon], [morning], [morning], [], [], []]
  expect(formatOpeningHours(week, 'de-DE')).toEqual([
    'Dienstag: 09:00–12:30, 14:00–18:00',
    'Mittwoch–Donnerstag: 09:00–12:30',
  ])
  expect(groupDays(week).map(({ from, until }) => [from, until])).toEqual([
    [0, 0],
    [1, 1],
    [2, 3],
    [4, 6],
  ])
})
