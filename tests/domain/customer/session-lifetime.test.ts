import { expect, test } from 'vitest'
import { isUseDue, sessionEnd } from '#domain/customer/session-lifetime.ts'

const START = Date.parse('2026-01-01T12:00:00Z')
const day = (count: number) => new Date(START + count * 86_400_000)

test.each([
  ['at once', 0, 30],
  ['a day', 1, 31],
  ['sixty days', 60, 90],
  ['sixty-one days', 61, 90],
  ['eighty-nine days', 89, 90],
])('a session that was last used after %s (day %i) ends on day %i', (_, used, end) =>
  expect(sessionEnd(day(0), day(used))).toEqual(day(end)),
)

test.each([
  ['later by a second less than an hour', 3_599_000, false],
  ['later by an hour', 3_600_000, true],
  ['earlier, by a clock that was wrong', -5000, false],
])('a use %s is recorded: %s', (_, later, isDue) =>
  expect(isUseDue(day(0), new Date(START + later))).toBe(isDue),
)
