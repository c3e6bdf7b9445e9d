import { expect, test } from 'vitest'
import { recentlyReported, recordReportedPurchase } from '#domain/tracking/reported-purchases.ts'

const MINUTE = 60_000
const NOW = 1000 * MINUTE
const reported = (minutesAgo: number) => JSON.stringify([{ orderId: '1', at: NOW - minutesAgo * MINUTE }])

test.each([
  ['the first order', null, '1', true],
  ['the same at once', reported(0), '1', false],
  ['the same after 59 minutes', reported(59), '1', false],
  ['the same after 60 minutes', reported(60), '1', true],
  ['another', reported(1), '2', true],
  ['stored at a time yet to come', reported(-5), '1', true],
  ['stored by another program', '{"a":', '1', true],
  ['stored as no list', '{"orderId":"1"}', '1', true],
  ['stored in another shape', '[1,null,{"orderId":1}]', '1', true],
])('%s is reported: %s, %s, %s', (_, stored, orderId, isReported) =>
  expect(recordReportedPurchase(stored, orderId, NOW) !== null).toBe(isReported),
)

test('only orders of the last hour are stored', () => {
  const stored = recordReportedPurchase(reported(90), '2', NOW)
  expect(recentlyReported(stored, NOW)).toEqual([{ orderId: '2', at: NOW }])
})
