import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLimiter, type RateLimiterFactory, memoryRateLimiter } from './rate-limiter.ts'
import type { Log } from '#platform/log.ts'
import { inTime, redisClient } from '#platform/redis.ts'

/** Milliseconds to pause after a missing answer. */
const REST = 1000

/**
 * Counts in Redis, for all processes together. While Redis is not available each process counts on its own: nobody
 * is locked out, and nothing stays uncounted.
 */
export async function openRedisRateLimiters(url: string, log: Log) {
  const client = redisClient(url)
  const line = createLine(log)
  const opened = new Promise<void>(
    (resolve) => void client.once('ready', resolve).once('error', () => resolve()),
  )
  client.on('error', line.broke)
  // A failed connection also emits an error event, and is retried.
  void client.connect().catch(() => {})
  await opened

  const counters: RateLimiterFactory = (name, most) => {
    const options = { ...most, storeClient: client, useRedisPackage: true, rejectIfRedisNotReady: true }
    return insured(
      new RateLimiterRedis({ ...options, keyPrefix: `veduta:${name}` }),
      memoryRateLimiter(name, most),
      line,
    )
  }
  return { counters, close: async () => client.destroy() }
}

/** Whether Redis answers. Each change is logged once. */
function createLine(log: Log) {
  let isBroken = false
  let restsUntil = 0
  return {
    isResting: () => performance.now() < restsUntil,
    broke(error: unknown): void {
      restsUntil = performance.now() + REST
      if (!isBroken) log.warn({ error }, 'Redis is not available: each process counts on its own')
      isBroken = true
    },
    held(): void {
      if (isBroken) log.info({}, 'Redis is available again')
      isBroken = false
    },
  }
}

type Line = ReturnType<typeof createLine>

function insured(shared: RateLimiter, own: RateLimiter, line: Line): RateLimiter {
  async function ask<T>(act: (counter: RateLimiter) => Promise<T>): Promise<T> {
    if (line.isResting()) return act(own)
    try {
      const answer = await inTime(act(shared))
      line.held()
      return answer
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) {
        line.broke(error)
        return act(own)
      }
      line.held()
      throw error
    }
  }
  return {
    consume: (...given) => ask((counter) => counter.consume(...given)),
    delete: (...given) => ask((counter) => counter.delete(...given)),
    reward: (...given) => ask((counter) => counter.reward(...given)),
  }
}
