import { createClient } from '@redis/client'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Counter, type Counters, inMemory } from './counters.ts'
import type { Log } from './log.ts'

/** Milliseconds to wait for an answer, and to leave a silent Redis alone. */
const PATIENCE = 1000
const REST = 1000
/** A Redis that takes all and answers nothing is not to fill the memory. */
const MOST_WAITING = 10_000

/**
 * Counts in Redis, for all processes together. Where that is gone or silent each process counts for itself until it is back: nobody is
 * locked out for it, and nobody let in without being counted.
 */
export async function openRedisCounters(url: string, log: Log) {
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
  // What fails here is told as an error, too, and tried again.
  void client.connect().catch(() => {})
  await opened

  const counters: Counters = (name, most) => {
    const options = { ...most, storeClient: client, useRedisPackage: true, rejectIfRedisNotReady: true }
    return insured(
      new RateLimiterRedis({ ...options, keyPrefix: `veduta:${name}` }),
      inMemory(name, most),
      line,
    )
  }
  return { counters, close: async () => client.destroy() }
}

/** Whether Redis answers. What changes is told once. */
function createLine(log: Log) {
  let isBroken = false
  let restsUntil = 0
  return {
    isResting: () => performance.now() < restsUntil,
    broke(error: unknown): void {
      restsUntil = performance.now() + REST
      if (!isBroken) log.warn({ error }, 'Redis is gone: each process counts for itself')
      isBroken = true
    },
    held(): void {
      if (isBroken) log.info({}, 'Redis is back')
      isBroken = false
    },
  }
}

type Line = ReturnType<typeof createLine>

function insured(shared: Counter, own: Counter, line: Line): Counter {
  async function ask<T>(act: (counter: Counter) => Promise<T>): Promise<T> {
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

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new Error(`Redis has not answered in ${PATIENCE} ms`))
  // What lies in the socket is read first: it may be this process that was busy.
  const timer = setTimeout(() => setImmediate(giveUp), PATIENCE)
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
