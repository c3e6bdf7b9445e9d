import { expect, test } from 'vitest'
import { upcomingHours } from '#domain/branch/day-hours.ts'
import { nextChange, openState, readHours, writeHours } from '#domain/branch/open-state.ts'
import { aBranch, WEEK } from '#tests/support/branches.ts'

const BERLIN = 'Europe/Berlin'
const split = [
  { opens: '09:00', closes: '12:30' },
  { opens: '14:00', closes: '24:00' },
]

/** The days from the Monday, the changes of the clock and the leap day of each table. */
const state = (days: ReturnType<typeof upcomingHours>, now: string) => {
  const found = openState(days, BERLIN, new Date(now))
  const change = nextChange(days, BERLIN, new Date(now))?.toISOString() ?? null
  if (found.kind === 'open') return `open until ${found.closes}, ${change}`
  return found.next
    ? `opens ${found.next.on} ${found.next.date} ${found.next.time}, ${change}`
    : `closed, ${change}`
}

test.each([
  // The times of these are one hour behind those of the branch.
  ['2026-11-23T08:29:00Z', 'opens today 2026-11-23 09:30, 2026-11-23T08:30:00.000Z'],
  ['2026-11-23T08:30:00Z', 'open until 18:30, 2026-11-23T17:30:00.000Z'],
  ['2026-11-23T17:29:59Z', 'open until 18:30, 2026-11-23T17:30:00.000Z'],
  ['2026-11-23T17:30:00Z', 'opens tomorrow 2026-11-24 09:30, 2026-11-24T08:30:00.000Z'],
  ['2026-11-28T15:30:00Z', 'opens later 2026-11-30 09:30, 2026-11-30T08:30:00.000Z'],
  ['2026-11-28T23:00:00Z', 'opens tomorrow 2026-11-30 09:30, 2026-11-30T08:30:00.000Z'],
])('at %s: %s', (now, expected) =>
  expect(state(upcomingHours(aBranch(), '2026-11-23', 8), now)).toBe(expected),
)

test.each([
  ['2026-11-23T12:00:00Z', 'opens today 2026-11-23 14:00, 2026-11-23T13:00:00.000Z'],
  ['2026-11-23T22:59:00Z', 'open until 24:00, 2026-11-23T23:00:00.000Z'],
  ['2026-11-23T23:00:00Z', 'opens today 2026-11-24 09:00, 2026-11-24T08:00:00.000Z'],
])('with a break and open to midnight, at %s: %s', (now, expected) => {
  const branch = aBranch({ hours: WEEK.map(() => split) })
  expect(state(upcomingHours(branch, '2026-11-23', 8), now)).toBe(expected)
})

test.each([
  // The clock goes forward at two in the night of a Sunday, and back at three.
  ['2026-03-28T23:30:00Z', '2026-03-28', 'opens today 2026-03-29 09:00, 2026-03-29T07:00:00.000Z'],
  ['2026-03-29T07:00:00Z', '2026-03-29', 'open until 12:30, 2026-03-29T10:30:00.000Z'],
  ['2026-10-24T22:00:00Z', '2026-10-24', 'opens today 2026-10-25 09:00, 2026-10-25T08:00:00.000Z'],
  ['2026-10-25T08:00:00Z', '2026-10-25', 'open until 12:30, 2026-10-25T11:30:00.000Z'],
  ['2028-02-29T08:30:00Z', '2028-02-28', 'open until 12:30, 2028-02-29T11:30:00.000Z'],
])('at %s, from %s: %s', (now, from, expected) => {
  const branch = aBranch({ hours: WEEK.map(() => split) })
  expect(state(upcomingHours(branch, from, 4), now)).toBe(expected)
})

test.each([
  ['2026-12-24T11:59:00Z', 'open until 13:00, 2026-12-24T12:00:00.000Z'],
  // Two public holidays, then a Sunday.
  ['2026-12-24T12:00:00Z', 'opens later 2026-12-28 09:30, 2026-12-28T08:30:00.000Z'],
  ['2026-12-25T10:00:00Z', 'opens later 2026-12-28 09:30, 2026-12-28T08:30:00.000Z'],
  ['2026-12-27T10:00:00Z', 'opens tomorrow 2026-12-28 09:30, 2026-12-28T08:30:00.000Z'],
])('with a short Christmas Eve, at %s: %s', (now, expected) => {
  const specialDays = [{ date: '2026-12-24', spans: [{ opens: '09:00', closes: '13:00' }] }]
  expect(state(upcomingHours(aBranch({ specialDays }), '2026-12-23', 8), now)).toBe(expected)
})

test.each([
  ['before the hour that is left out', '2026-03-29T00:59:00Z', '2026-03-29T04:00:00.000Z'],
  ['after it', '2026-03-29T01:00:00Z', '2026-03-29T04:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25T05:00:00.000Z'],
  ['in the same hour again', '2026-10-25T01:30:00Z', '2026-10-25T05:00:00.000Z'],
])('open in the night in which the clock is changed, %s', (_, now, until) => {
  const branch = aBranch({ hours: WEEK.map(() => [{ opens: '00:00', closes: '06:00' }]) })
  expect(state(upcomingHours(branch, now.slice(0, 10), 2), now)).toBe(`open until 06:00, ${until}`)
})

test('a branch without hours does not open', () => {
  const days = upcomingHours(aBranch({ hours: WEEK.map(() => []) }), '2026-11-23', 8)
  expect(state(days, '2026-11-23T12:00:00Z')).toBe('closed, null')
})

test('the hours in a page are read as they were written', () => {
  const days = upcomingHours(aBranch({ hours: WEEK.map(() => split) }), '2026-12-23', 3)
  const text = writeHours(days)
  expect(text).toBe('2026-12-23 09:00-12:30,14:00-24:00;09:00-12:30,14:00-24:00;')
  expect(readHours(text)).toEqual(days.map(({ date, spans }) => ({ date, spans })))
})
