import { expect, test } from 'vitest'
import { createCampaignKeys } from '#clients/shop-api/campaign-keys.ts'
import { recordingLog } from '#tests/support/log.ts'

const advent = { key: 'advent', startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-24T18:00:00Z' }
const [start, end] = [Date.parse(advent.startsAt), Date.parse(advent.endsAt)]

function keysFrom(...answers: (typeof advent)[][]) {
  const clock = { time: start }
  const { log, lines } = recordingLog()
  const left = [...answers]
  const read = async () => {
    const next = left.shift()
    if (!next) throw new Error('the service is down')
    return next
  }
  return { clock, lines, keys: createCampaignKeys(read, { ttl: 60_000, now: () => clock.time, log }) }
}

test('before the list is read no campaign runs', async () => {
  const { keys } = keysFrom([advent])
  expect(keys.current()).toBeNull()
  await keys.load()
  expect(keys.current()).toBe('advent')
})

test('the key changes at the start and at the end of a campaign, without another request', async () => {
  const { keys, clock } = keysFrom([advent])
  clock.time = start - 1
  await keys.load()
  expect(keys.current()).toBeNull()
  clock.time = start
  expect(keys.current()).toBe('advent')
})

test.each([
  ['older than a minute', (clock: { time: number }) => (clock.time += 60_000)],
  ['expired', (_: unknown, expire: () => void) => expire()],
])('a list that is %s is read again', async (_, outdate) => {
  const { keys, clock } = keysFrom([advent], [])
  await keys.load()
  expect(keys.current()).toBe('advent')
  outdate(clock, keys.expire)
  keys.current()
  await keys.load()
  expect(keys.current()).toBeNull()
})

test('a list that cannot be read again stays in use, but no longer than its campaign', async () => {
  const { keys, clock, lines } = keysFrom([advent])
  await keys.load()
  clock.time += 60_000
  keys.current()
  await keys.load()
  expect(keys.current()).toBe('advent')
  expect(lines).toEqual(['warn: the campaigns were not read'])
  clock.time = end
  expect(keys.current()).toBeNull()
})
