import type { Town } from './find-town.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import table from './towns.json' with { type: 'json' }

/** Of at least 10,000 inhabitants (4,000 in Austria and Switzerland), the largest first, from GeoNames (CC BY 4.0). */
const readTowns = (country: ShopCountry): Town[] =>
  table[country].map(([name, latitude, longitude]) => ({
    name: String(name),
    slug: slugify(String(name)),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))

const known = new Map<ShopCountry, Town[]>()

/** The towns of a country for search, map and addresses. */
export function townsOf(country: ShopCountry): Town[] {
  const found = known.get(country) ?? readTowns(country)
  known.set(country, found)
  return found
}
