import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAuthLimits } from '#modules/auth/auth-limits.ts'
import { openRateLimiters } from '#platform/rate-limit/open-rate-limiters.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { recordingLog } from '#tests/support/log.ts'
import { redisProgram, startRedis } from '#tests/support/redis.ts'

const program = redisProgram()
const GONE = 'warn: Redis is not available: each process counts on its own'
const BACK = 'info: Redis is available again'
const NOWHERE = 'redis://127.0.0.1:1'

test.runIf(process.env['CI'] === 'true')('Redis is available', () => {
  expect(program, 'CI needs redis-server').not.toBeNull()
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The counters of one process of a shop. */
async function aProcess(url: string) {
  const { log, lines } = recordingLog()
  const { counters, close } = await openRateLimiters(url, log)
  closing.push(close)
  const counter = (name: string, points: number) => {
    const counted = counters(name, { points, duration: 600 })
    return { ...counted, try: () => consumeRateLimit(counted, 'somebody') }
  }
  return { counters, counter, lines }
}

test('a shop starts without the configured Redis, and counts', async () => {
  const { counter, lines } = await aProcess(NOWHERE)
  const counted = counter('nowhere', 2)
  expect([await counted.try(), await counted.try(), await counted.try()]).toEqual([true, true, false])
  expect(lines).toEqual([GONE])
})

describe.skipIf(program === null)('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => void (redis = await startRedis(program ?? '')))
  afterAll(() => redis.stop())

  test('two processes share one count, which each can take back', async () => {
    const [one, two] = [await aProcess(redis.url), await aProcess(redis.url)]
    const [here, there] = [one.counter('shared', 3), two.counter('shared', 3)]
    expect([await here.try(), await there.try(), await here.try()]).toEqual([true, true, true])
    expect([await here.try(), await there.try()]).toEqual([false, false])
    await there.delete('somebody')
    expect(await here.try()).toBe(true)
    await there.reward('somebody', 1)
    expect([await here.try(), await here.try(), await there.try()]).toEqual([true, true, true])
    expect([await here.try(), await there.try()]).toEqual([false, false])
    expect([...one.lines, ...two.lines]).toEqual([])
  })

  test('counters of other names, and of other keys, are separate', async () => {
    const { counters } = await aProcess(redis.url)
    const [mine, yours] = ['mine', 'yours'].map((name) => counters(name, { points: 1, duration: 600 }))
    if (!mine || !yours) throw new Error('no counters')
    const tried = [
      consumeRateLimit(mine, 'a'),
      consumeRateLimit(mine, 'b'),
      consumeRateLimit(yours, 'a'),
      consumeRateLimit(mine, 'a'),
    ]
    expect(await Promise.all(tried)).toEqual([true, true, true, false])
  })

  test('a hundred attempts at two processes are limited together', async () => {
    const [one, two] = [await aProcess(redis.url), await aProcess(redis.url)]
    const [here, there] = [one.counter('rush', 10), two.counter('rush', 10)]
    const tried = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? here : there).try())
    expect((await Promise.all(tried)).filter(Boolean)).toHaveLength(10)
  })

  test('password guessing at two processes is stopped by both', async () => {
    const [one, two] = [await aProcess(redis.url), await aProcess(redis.url)]
    const limits = [one, two].map(({ counters }) => createAuthLimits({ pair: 4 }, counters))
    const tried = []
    for (let nth = 0; nth < 6; nth++)
      tried.push(await limits[nth % 2]?.allowAttempt('203.0.113.9', ' Anna@Example.org'))
    expect(tried).toEqual([true, true, true, true, false, false])
    await limits[0]?.resetAttempts('203.0.113.9', 'anna@example.org')
    expect(await limits[1]?.allowAttempt('203.0.113.9', 'anna@example.org')).toBe(true)
  })

  test.each(['dies', 'falls silent'])(
    'when it %s each process counts on its own until it is available again',
    async (how) => {
      const { counter, lines } = await aProcess(redis.url)
      const counted = counter(`lost, as it ${how}`, 2)
      expect(await counted.try()).toBe(true)
      if (how === 'dies') await redis.kill()
      else redis.freeze()
      expect([await counted.try(), await counted.try(), await counted.try()]).toEqual([true, true, false])
      await counted.delete('somebody')
      expect([await counted.try(), await counted.try(), await counted.try()]).toEqual([true, true, false])
      expect(lines).toEqual([GONE])

      if (how === 'dies') await redis.start()
      else redis.thaw()
      const probe = counter(`probe, as it ${how}`, 1000)
      await vi.waitFor(
        async () => {
          await probe.try()
          expect(lines).toEqual([GONE, BACK])
        },
        { timeout: 20_000, interval: 50 },
      )
      const other = (await aProcess(redis.url)).counter(`again, as it ${how}`, 1)
      expect([await counter(`again, as it ${how}`, 1).try(), await other.try()]).toEqual([true, false])
    },
    30_000,
  )
})
