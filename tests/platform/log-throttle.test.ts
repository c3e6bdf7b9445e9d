import { expect, test } from 'vitest'
import { shouldLog } from '#platform/log-throttle.ts'
import { recordingLog } from '#tests/support/log.ts'

test('the same message is logged once a minute, for each log', () => {
  const { log } = recordingLog()
  expect([0, 1, 59_999, 60_000].map((now) => shouldLog(log, 'a', now))).toEqual([true, false, false, true])
  expect([shouldLog(log, 'b', 1), shouldLog(recordingLog().log, 'a', 1)]).toEqual([true, true])
})

test('the memory of logged messages is limited', () => {
  const { log } = recordingLog()
  for (let count = 0; count <= 200; count++) shouldLog(log, `made up ${count}`, 0)
  expect(shouldLog(log, 'made up 0', 0)).toBe(true)
})
