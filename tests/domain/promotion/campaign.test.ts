import { expect, test } from 'vitest'
import { runningCampaign } from '#domain/promotion/campaign.ts'

const autumn = { key: 'autumn', startsAt: '2026-09-01T00:00:00+02:00', endsAt: '2026-11-01T00:00:00Z' }
const week = { key: 'week', startsAt: '2026-10-30T00:00:00Z', endsAt: '2026-11-06T00:00:00Z' }

test.each([
  ['2026-08-31T21:59:59.999Z', undefined],
  ['2026-08-31T22:00:00Z', 'autumn'],
  ['2026-10-31T23:59:59.999Z', 'autumn'],
  ['2026-11-01T00:00:00Z', 'week'],
  ['2026-11-05T23:59:59.999Z', 'week'],
  ['2026-11-06T00:00:00Z', undefined],
])('at %s runs %s', (now, key) => {
  expect(runningCampaign([autumn, week], Date.parse(now))?.key).toBe(key)
})

test.each([
  [null, null, 'open'],
  [null, '2026-01-01T00:00:00Z', undefined],
  ['2027-01-01T00:00:00Z', null, undefined],
])('from %s to %s a campaign runs: %s', (startsAt, endsAt, key) => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  expect(runningCampaign([{ key: 'open', startsAt, endsAt }], now)?.key).toBe(key)
})
