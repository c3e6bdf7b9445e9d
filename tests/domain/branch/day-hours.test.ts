import { expect, test } from 'vitest'
import { hoursOn, upcomingHours } from '#domain/branch/day-hours.ts'
import { formatSpans } from '#domain/branch/opening-hours.ts'
import { aBranch } from '#tests/support/branches.ts'

const branch = aBranch({
  specialDays: [
    { date: '2026-12-24', spans: [{ opens: '09:00', closes: '13:00' }] },
    { date: '2026-12-26', spans: [{ opens: '12:00', closes: '15:00' }] },
    { date: '2026-11-30', spans: [] },
  ],
  from: '2026-11-20',
  until: '2027-01-31',
})

test.each([
  ['2026-11-23', '09:30–18:30', null],
  ['2026-11-28', '10:00–16:00', null],
  ['2026-11-29', '', null],
  ['2026-11-30', '', 'special'],
  ['2026-12-24', '09:00–13:00', 'special'],
  ['2026-12-25', '', 'holiday'],
  // A special day counts more than the holiday.
  ['2026-12-26', '12:00–15:00', 'special'],
  ['2026-11-19', '', 'special'],
  ['2026-11-20', '09:30–18:30', null],
  ['2027-01-30', '10:00–16:00', null],
  ['2027-02-01', '', 'special'],
])('on %s it is open %s: %s', (date, spans, reason) => {
  const hours = hoursOn(branch, date)
  expect([formatSpans(hours.spans), hours.reason]).toEqual([spans, reason])
})

test('a week without hours of a weekday is closed on it', () =>
  expect(hoursOn(aBranch({ hours: [] }), '2026-11-23').spans).toEqual([]))

test('the coming days follow each other over the end of a month', () =>
  expect(upcomingHours(aBranch(), '2028-02-28', 3).map(({ date }) => date)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]))
