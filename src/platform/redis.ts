import { createClient } from '@redis/client'

/** Milliseconds to wait for an answer. */
const PATIENCE = 1000
/** Limits the memory if Redis accepts commands but never answers. */
const MAX_WAITING = 10_000
const MAX_RECONNECT_DELAY = 1000

/**
 * A client that never makes a caller wait for a connection: while there is none, commands fail at once. It connects
 * again by itself.
 */
export const redisClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: MAX_WAITING,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY),
    },
  })

/** The answer of a command, or an error if there is none in time. */
export async function inTime<T>(call: Promise<T>): Promise<T> {
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
