import { RateLimiterRes } from 'rate-limiter-flexible'
import { isReading } from '#contract/rpc/reading.ts'
import { type Counter, type Counters, inMemory } from '#server/counters.ts'
import { placeOf } from '#server/request-address.ts'

/** Who calls, as far as is known. */
export type Who = { visitor: string | undefined; address: string | undefined }

/**
 * Calls a minute. Many visitors may share an address: an office, a school, a telephone network. Newcomers are those who write for the
 * first time, each of whom the shop is to remember from then on.
 */
const MOST = {
  visitor: 300,
  address: 1500,
  newcomers: 120,
  reporter: 30,
  reports: 600,
  views: 120,
  allViews: 6000,
}
const DURATION = 60

/** How often one may write, and how much all may write into the log. */
export function createLimits(most: Partial<typeof MOST> = {}, counters: Counters = inMemory) {
  const points = { ...MOST, ...most }
  const counter = (name: keyof typeof MOST) =>
    counters(`call-${name}`, { points: points[name], duration: DURATION })
  const visitors = counter('visitor')
  const newcomers = counter('newcomers')
  const addresses = counter('address')
  const reporters = counter('reporter')
  const everybody = counter('reports')
  const viewers = counter('views')
  const audience = counter('allViews')

  function countersOf(name: string, who: Who): [Counter, string | undefined][] {
    if (isReading(name)) return []
    if (name === 'logMessage')
      return [
        [reporters, placeOf(who.address) ?? 'somebody'],
        [everybody, 'all'],
      ]
    const address = placeOf(who.address)
    if (name === 'pageView')
      return [
        [viewers, address],
        [audience, 'all'],
      ]
    return [who.visitor === undefined ? [newcomers, address] : [visitors, who.visitor], [addresses, address]]
  }

  return {
    /** Counts a call; the seconds to wait where it is one too many, else 0. */
    async count(name: string, who: Who): Promise<number> {
      for (const [counter, key] of countersOf(name, who)) {
        if (key === undefined) continue
        const wait = await counter.consume(key).then(() => 0, secondsToWait)
        if (wait > 0) return wait
      }
      return 0
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function secondsToWait(refused: unknown): number {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
}
