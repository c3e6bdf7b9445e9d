import { LruCache } from '#platform/lru-cache.ts'
import { ShopError } from '#platform/errors.ts'
import type { Position } from '#domain/branch/position.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { Context } from '#server/context.ts'
import { GEOCODER } from '#server/session/rate-limits.ts'
import { geocode } from './geocoder.ts'

const MAX_PLACES = 2000

/** By country and term; null is a place that the geocoder does not know. Places do not move. */
const places = new WeakMap<Context['env'], LruCache<string, Position | null>>()

export type GeocoderUse = {
  /** Of the shopper, where it is known: pages for all have none. */
  address?: string | undefined
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Where a place of a country lies, by the shop's geocoder; null: unknown, or the shop has none. Each term is sent to it once. Throws where it does
 * not answer, and ShopError 'too-many' where it was asked too often, by one address or by all together.
 */
export async function knownPlace(
  { env, rateLimits }: Pick<Context, 'env' | 'rateLimits'>,
  country: ShopCountry,
  term: string,
  { address, fetch = globalThis.fetch }: GeocoderUse,
): Promise<Position | null> {
  if (env.geocoderUrl === undefined) return null
  const known = places.get(env) ?? new LruCache(MAX_PLACES)
  places.set(env, known)
  const key = `${country} ${term.trim().toLowerCase()}`
  const place = known.get(key)
  if (place !== undefined) return place
  const retryAfter = await rateLimits.count(GEOCODER, { visitor: undefined, address })
  if (retryAfter > 0) throw new ShopError('too-many', 'asking the geocoder', { retryAfter })
  const found = await geocode(env.geocoderUrl, fetch, term, country)
  known.set(key, found)
  return found
}
