import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts attempts by a key, and rejects those over the limit with `RateLimiterRes`. */
export type RateLimiter = Pick<RateLimiterAbstract, 'consume' | 'delete' | 'reward'>

/** `points` attempts of a key in `duration` seconds. */
type Most = { points: number; duration: number }

/** Creates a counter. Counters of the same name share their counts. */
export type RateLimiterFactory = (name: string, most: Most) => RateLimiter

/** Counters of this process only. */
export const memoryRateLimiter: RateLimiterFactory = (_, most) => new RateLimiterMemory(most)

/** The counters of one part of the shop. */
export const prefixedRateLimiters =
  (part: string, counters: RateLimiterFactory): RateLimiterFactory =>
  (name, most) =>
    counters(`${part}-${name}`, most)
