import { RateLimiterRes } from 'rate-limiter-flexible'
import { isReadOnlyCall } from '#contract/rpc/read-only-call.ts'
import { PAY_LATER_ATTEMPTS } from '#domain/checkout/pay-later-limits.ts'
import {
  type RateLimiter,
  type RateLimiterFactory,
  memoryRateLimiter,
} from '#platform/rate-limit/rate-limiter.ts'
import { rateLimitKey } from '#platform/request-address.ts'

/** The sender of a call, as far as known. */
export type LimitSubject = { visitor: string | undefined; address: string | undefined }

/**
 * Calls and questions to a geocoder per minute; tries of promotion codes, appointments that are held and pictures of slips for an order per ten minutes, orders that are paid later per hour. Many visitors may
 * share an address: an office, a school, a phone network. Newcomers are callers without a visitor id: each of their
 * calls creates one.
 */
const LIMITS = {
  visitor: 300,
  address: 1500,
  newcomers: 120,
  reporter: 30,
  reports: 600,
  views: 120,
  allViews: 6000,
  codes: 40,
  slips: 10,
  codesOfAddress: 400,
  holds: 20,
  holdsOfAddress: 60,
  places: 30,
  allPlaces: 300,
  payLater: PAY_LATER_ATTEMPTS.orders,
}
const DURATION = 60
const CODE_DURATION = 600

/** The name of a try of promotion codes, in whatever call. */
export const PROMOTION_CODE = 'promotion code'

/** The name of a question to the shop's geocoder. */
export const GEOCODER = 'geocoder'

/** Limits how often a caller may write, and how much all callers together may write to the log. */
export function createRateLimits(
  limits: Partial<typeof LIMITS> = {},
  counters: RateLimiterFactory = memoryRateLimiter,
) {
  const points = { ...LIMITS, ...limits }
  const counter = (name: keyof typeof LIMITS, duration = DURATION) =>
    counters(`call-${name}`, { points: points[name], duration })
  const visitors = counter('visitor')
  const newcomers = counter('newcomers')
  const addresses = counter('address')
  const reporters = counter('reporter')
  const allReports = counter('reports')
  const pageViews = counter('views')
  const allPageViews = counter('allViews')
  const codes = counter('codes', CODE_DURATION)
  const codesOfAddress = counter('codesOfAddress', CODE_DURATION)
  const holds = counter('holds', CODE_DURATION)
  const holdsOfAddress = counter('holdsOfAddress', CODE_DURATION)
  const slips = counter('slips', CODE_DURATION)
  const places = counter('places')
  const allPlaces = counter('allPlaces')
  const payLater = counter('payLater', PAY_LATER_ATTEMPTS.seconds)

  function countersOf(name: string, subject: LimitSubject): [RateLimiter, string | undefined][] {
    if (isReadOnlyCall(name)) return []
    if (name === 'logMessage')
      return [
        [reporters, rateLimitKey(subject.address) ?? 'somebody'],
        [allReports, 'all'],
      ]
    const address = rateLimitKey(subject.address)
    if (name === 'pay later') return [[payLater, address]]
    if (name === 'prescription slip') return [[slips, subject.visitor]]
    if (name === GEOCODER)
      return [
        [places, address],
        [allPlaces, 'all'],
      ]
    if (name === 'held appointment')
      return [
        [holds, subject.visitor],
        [holdsOfAddress, address],
      ]
    if (name === 'pageView')
      return [
        [pageViews, address],
        [allPageViews, 'all'],
      ]
    if (name === PROMOTION_CODE)
      return [
        [codes, subject.visitor],
        [codesOfAddress, address],
      ]
    return [
      subject.visitor === undefined ? [newcomers, address] : [visitors, subject.visitor],
      [addresses, address],
    ]
  }

  return {
    /** Counts a call, or so many at once. Returns the seconds to wait if they exceed the limit, else 0. */
    async count(name: string, who: LimitSubject, times = 1): Promise<number> {
      for (const [counter, key] of countersOf(name, who)) {
        if (key === undefined) continue
        const wait = await counter.consume(key, times).then(() => 0, secondsToWait)
        if (wait > 0) return wait
      }
      return 0
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

function secondsToWait(refused: unknown): number {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
}
