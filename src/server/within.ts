import type { RateLimiterMemory } from 'rate-limiter-flexible'

/** Whether one more of a key is within what is allowed; it is counted either way. What has no key is not counted. */
export const isWithin = (counter: RateLimiterMemory, key: string | undefined): Promise<boolean> =>
  key === undefined
    ? Promise.resolve(true)
    : counter.consume(key).then(
        () => true,
        () => false,
      )
