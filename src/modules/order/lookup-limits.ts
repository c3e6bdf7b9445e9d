import { type RateLimiterFactory, memoryRateLimiter } from '#platform/rate-limit/rate-limiter.ts'
import { rateLimitKey } from '#platform/request-address.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'

/** Maximum lookups per 15 minutes: from one address, for one order number, and by everybody. */
const LIMITS = { perAddress: 20, perOrder: 10, all: 3000 }
const DURATION = 15 * 60

/** Limits order lookups without signing in, so that nobody can guess a zip code. */
export function createLookupLimits(
  limits: Partial<typeof LIMITS> = {},
  counters: RateLimiterFactory = memoryRateLimiter,
) {
  const { perAddress, perOrder, all } = { ...LIMITS, ...limits }
  const counter = (name: string, points: number) => counters(`lookup-${name}`, { points, duration: DURATION })
  const addresses = counter('addresses', perAddress)
  const numbers = counter('numbers', perOrder)
  const allLookups = counter('all', all)
  return {
    allowLookup: async (orderNumber: string, address: string | undefined): Promise<boolean> =>
      (await consumeRateLimit(addresses, rateLimitKey(address))) &&
      (await consumeRateLimit(numbers, orderNumber)) &&
      consumeRateLimit(allLookups, 'all'),
  }
}

export type LookupLimits = ReturnType<typeof createLookupLimits>
