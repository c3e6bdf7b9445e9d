import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiter } from './rate-limiter.ts'

/** Counts an attempt for a key and returns whether it is within the limit. Without a key nothing is counted. */
export const consumeRateLimit = (counter: RateLimiter, key: string | undefined): Promise<boolean> =>
  key === undefined
    ? Promise.resolve(true)
    : counter.consume(key).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false
          throw refused
        },
      )
