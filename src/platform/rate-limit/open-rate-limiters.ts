import { type RateLimiterFactory, memoryRateLimiter } from './rate-limiter.ts'
import type { Log } from '#platform/log.ts'

/** Counters shared by all processes if there is a Redis, else of this process only. */
export async function openRateLimiters(
  url: string | undefined,
  log: Log,
): Promise<{ counters: RateLimiterFactory; close(): Promise<void> }> {
  if (url === undefined) return { counters: memoryRateLimiter, close: async () => {} }
  // Loaded only if it is needed.
  const { openRedisRateLimiters } = await import('./redis-rate-limiters.ts')
  return openRedisRateLimiters(url, log)
}
