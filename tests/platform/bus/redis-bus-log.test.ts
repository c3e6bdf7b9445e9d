import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openRedisBusLog } from '#platform/bus/redis-bus-log.ts'
import { openTestBus } from '#tests/support/buses.ts'
import { redisProgram, startRedis } from '#tests/support/redis.ts'

const program = redisProgram()

test.runIf(process.env['CI'] === 'true')('Redis is available', () => {
  expect(program, 'CI needs redis-server').not.toBeNull()
})

async function aProcess(url: string, options: { pollMs?: number } = {}) {
  const messages = openRedisBusLog(url, () => void bus.check())
  const bus = openTestBus(messages, options)
  onTestFinished(() => messages.close())
  await bus.check()
  return bus
}

describe.skipIf(program === null)('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => void (redis = await startRedis(program ?? '')))
  afterAll(() => redis.stop())

  test('a message is seen by another process, which is notified of it', async () => {
    const [one, other] = [await aProcess(redis.url), await aProcess(redis.url)]
    const gaps = [one.gaps(), other.gaps()]
    one.publish(['product:1', 'shop:10001'])
    await expect.poll(() => other.received).toEqual(['product:1', 'shop:10001'])
    expect([one.received, [one.gaps(), other.gaps()]]).toEqual([[], gaps])
  })

  test('it holds the last thousand messages', async () => {
    const messages = openRedisBusLog(redis.url, () => {})
    onTestFinished(() => messages.close())
    const hello = [{ sender: 'a', tags: [] }]
    await expect.poll(() => messages.append(hello).catch(() => undefined)).toBeDefined()
    const first = await messages.append(hello)
    const some = Array.from({ length: 1000 }, () => ({ sender: 'a', tags: ['x:1'] }))
    const last = await messages.append(some)
    const held = await messages.read(first)
    expect([held.length, held[0]?.id === first]).toEqual([1000, false])
    expect(await messages.read(last)).toEqual([{ id: last, sender: 'a', tags: ['x:1'] }])
  })

  test.each(['falls silent', 'dies and forgets'])(
    'when it %s, nothing is lost',
    async (how) => {
      // A notification may come before the channel is subscribed to again.
      const options = { pollMs: 1000 }
      const [one, other] = [await aProcess(redis.url, options), await aProcess(redis.url, options)]
      const gaps = other.gaps()
      if (how === 'falls silent') redis.freeze()
      else await redis.kill()
      one.publish(['product:7'])
      await expect.poll(() => one.lines).not.toEqual([])
      if (how === 'falls silent') redis.thaw()
      else await redis.start()
      // It is read, or everything counts as changed.
      await expect.poll(() => other.received.includes('product:7') || other.gaps() > gaps).toBe(true)
      one.publish(['product:8'])
      await expect.poll(() => other.received).toContain('product:8')
    },
    40_000,
  )
})
