import { createClient } from '@redis/client'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLimiter, type RateLimiterFactory, memoryRateLimiter } from './rate-limiter.ts'
import type { Log } from '#platform/log.ts'

/** Milliseconds to wait for an answer, and to pause after a missing one. */
const PATIENCE = 1000
const REST = 1000
/** Limits the memory if Redis accepts commands but never answers. */
const MOST_WAITING = 10_000

/**
 * Counts in Redis, for all processes together. While Redis is not available each process counts on its own: nobody
 * is locked out, and nothing stays uncounted.
 */
export async function openRedisRateLimiters(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: MOST_WAITING,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, REST) },
  })
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

async function inTime<T>(call: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new Error(`Redis has not answered in ${PATIENCE} ms`))
  // Data in the socket is read first, because this process may have been the busy one.
  const timer = setTimeout(() => setImmediate(giveUp), PATIENCE)
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
