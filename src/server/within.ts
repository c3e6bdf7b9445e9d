import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Counter } from './counters.ts'

/** Whether one more of a key is within what is allowed; it is counted either way. What has no key is not counted. */
export const isWithin = (counter: Counter, key: string | undefined): Promise<boolean> =>
  key === undefined
    ? Promise.resolve(true)
    : counter.consume(key).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false
          throw refused
        },
      )
