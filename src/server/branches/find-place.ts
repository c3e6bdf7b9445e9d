import type { BranchTown } from '#domain/branch/branch-town.ts'
import { findTown, townOfZip, type Town, zipOf } from '#domain/branch/find-town.ts'
import type { Position } from '#domain/branch/position.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { Context } from '#server/context.ts'
import { geocode } from './geocoder.ts'
import table from './towns.json' with { type: 'json' }

/** Of at least 10,000 inhabitants (4,000 in Austria and Switzerland), the largest first, from GeoNames (CC BY 4.0). */
const towns = (country: ShopCountry): Town[] =>
  table[country].map(([name, latitude, longitude]) => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))

const known = new Map<ShopCountry, Town[]>()

/** The towns of a country for search and map. */
export function townsOf(country: ShopCountry): Town[] {
  const found = known.get(country) ?? towns(country)
  known.set(country, found)
  return found
}

type Place = { name: string; position: Position }

/**
 * What a shopper means by a term: a town with branches, else any town, typing errors forgiven, else a postcode near those
 * of branches. A geocoder is asked where the shop has one and no town or branch has exactly that name; when it fails, the
 * rest answers.
 */
export async function findPlace(
  { env, log }: Pick<Context, 'env' | 'log'>,
  country: ShopCountry,
  term: string,
  branchTowns: readonly BranchTown[],
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): Promise<Place | null> {
  const zip = zipOf(term)
  const own = branchTowns.map((town) => ({ ...town, name: town.city }))
  const isExact = own.some(
    ({ name, branches }) =>
      name.toLowerCase() === term.toLowerCase() || branches.some((each) => zipOf(each.zip) === zip),
  )
  if (env.geocoderUrl !== undefined && !isExact) {
    try {
      const position = await geocode(env.geocoderUrl, fetch, term, country)
      if (position) return { name: term, position }
    } catch (error) {
      log.warn({ error }, 'the geocoder did not answer')
    }
  }
  const town = zip === null ? findTown(term, [...own, ...townsOf(country)]) : townOfZip(zip, own)
  return town && { name: zip === null ? town.name : term, position: town }
}
