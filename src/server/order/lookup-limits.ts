import { type Counters, inMemory } from '#server/counters.ts'
import { placeOf } from '#server/request-address.ts'
import { isWithin } from '#server/within.ts'

/** Questions in a quarter of an hour: from one place, about one number, and by everybody. */
const MOST = { fromAddress: 20, aboutNumber: 10, all: 3000 }
const DURATION = 15 * 60

/** How often one may ask for orders without signing in: nobody is to guess a zip code. */
export function createLookupLimits(most: Partial<typeof MOST> = {}, counters: Counters = inMemory) {
  const { fromAddress, aboutNumber, all } = { ...MOST, ...most }
  const counter = (name: string, points: number) => counters(`lookup-${name}`, { points, duration: DURATION })
  const places = counter('places', fromAddress)
  const numbers = counter('numbers', aboutNumber)
  const everybody = counter('all', all)
  return {
    mayAsk: async (orderNumber: string, address: string | undefined): Promise<boolean> =>
      (await isWithin(places, placeOf(address))) &&
      (await isWithin(numbers, orderNumber)) &&
      isWithin(everybody, 'all'),
  }
}

export type LookupLimits = ReturnType<typeof createLookupLimits>
