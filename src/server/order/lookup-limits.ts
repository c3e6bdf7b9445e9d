import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isLoopback } from '#server/request-address.ts'
import { isWithin } from '#server/within.ts'

/** Questions in a quarter of an hour: from one place, about one number, and by everybody. */
const MOST = { fromAddress: 20, aboutNumber: 10, all: 3000 }
const DURATION = 15 * 60

/** How often one may ask for orders without signing in: nobody is to guess a zip code. In memory: each process counts for itself. */
export function createLookupLimits(most: Partial<typeof MOST> = {}) {
  const { fromAddress, aboutNumber, all } = { ...MOST, ...most }
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: DURATION })
  const places = limiter(fromAddress)
  const numbers = limiter(aboutNumber)
  const everybody = limiter(all)
  return {
    /** `address`: one that a proxy does not tell would make one of all. */
    async mayAsk(orderNumber: string, address: string | undefined): Promise<boolean> {
      const isKnown = address !== undefined && !isLoopback(address)
      if (isKnown && !(await isWithin(places, address))) return false
      return (await isWithin(numbers, orderNumber)) && (await isWithin(everybody, 'all'))
    },
  }
}

export type LookupLimits = ReturnType<typeof createLookupLimits>
