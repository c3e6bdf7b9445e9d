import { expect, test } from 'vitest'
import { recentlyReported, recordReportedPurchase } from '#domain/tracking/reported-purchases.ts'

const MINUTE = 60_000
const NOW = 1000 * MINUTE
const told = (minutesAgo: number) => JSON.stringify([{ orderId: '1', at: NOW - minutesAgo * MINUTE }])

test.each([
  ['the first order', null, '1', true],
  ['the same at once', told(0), '1', false],
  ['the same after 59 minutes', told(59), '1', false],
  ['the same after 60 minutes', told(60), '1', true],
  ['another', told(1), '2', true],
  ['kept at a time yet to come', told(-5), '1', true],
  ['kept by somebody else', '{"a":', '1', true],
  ['kept as no list', '{"orderId":"1"}', '1', true],
  ['kept in another shape', '[1,null,{"orderId":1}]', '1', true],
])('%s is reported: %s, %s, %s', (_, kept, orderId, isTold) =>
  expect(recordReportedPurchase(kept, orderId, NOW) !== null).toBe(isTold),
)

test('only orders of the last hour are stored', () => {
  const kept = recordReportedPurchase(told(90), '2', NOW)
  expect(recentlyReported(kept, NOW)).toEqual([{ orderId: '2', at: NOW }])
})
