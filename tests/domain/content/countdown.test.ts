import { expect, test } from 'vitest'
import { remaining, msUntilNextTick } from '#domain/content/countdown.ts'

const DAY = 86_400_000

test.each([
  [0, null],
  [-1, null],
  [-DAY, null],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [1001, [0, 0, 0, 2]],
  [60_000, [0, 0, 1, 0]],
  [59_999, [0, 0, 1, 0]],
  [59_000, [0, 0, 0, 59]],
  [3_600_000, [0, 1, 0, 0]],
  [DAY, [1, 0, 0, 0]],
  [DAY - 1000, [0, 23, 59, 59]],
  [400 * DAY + 3_661_000, [400, 1, 1, 1]],
])('%i ms before it, %j are left', (left, parts) => {
  const found = remaining(5_000_000 + left, 5_000_000)
  expect(found && Object.values(found)).toEqual(parts)
})

test.each([
  [10_000, 1000],
  [10_001, 1],
  [10_999, 999],
])('%i ms before it, the remaining time changes in %i ms', (left, wait) => {
  expect(msUntilNextTick(left, 0)).toBe(wait)
})

test('after that delay one second less is left', () => {
  const until = 10_400
  expect(remaining(until, msUntilNextTick(until, 0))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 10 })
})
