import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts attempts by a key, and refuses one too many with `RateLimiterRes`. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'delete' | 'reward'>

/** `points` attempts of a key in `duration` seconds. */
type Most = { points: number; duration: number }

/** Makes a counter. Those of the same name are one, as far as they reach. */
export type Counters = (name: string, most: Most) => Counter

/** Each process for itself. */
export const inMemory: Counters = (_, most) => new RateLimiterMemory(most)

/** The counters of one part of the shop. */
export const namedAfter =
  (part: string, counters: Counters): Counters =>
  (name, most) =>
    counters(`${part}-${name}`, most)
