import { z } from 'zod'
import type { Position } from '#domain/branch/position.ts'
import { type Http, send } from '#clients/http.ts'

/** Milliseconds: the shopper waits. */
const PATIENCE = 2000

const photon = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
      }),
      properties: z.object({ countrycode: z.string().optional() }),
    }),
  ),
})
const nominatim = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
)

/**
 * Where a place of a country (two letters) lies, by a geocoder of the shape of Photon (`…/api`) or Nominatim (`…/search`);
 * null: unknown. Throws when it does not answer in time, or something else.
 */
export async function geocode(
  url: string,
  fetch: Http['fetch'],
  term: string,
  country: string,
): Promise<Position | null> {
  const isPhoton = new URL(url).pathname.replace(/\/$/, '').endsWith('/api')
  const query = new URLSearchParams(
    isPhoton
      ? { q: term, limit: '5' }
      : { q: term, limit: '1', format: 'jsonv2', countrycodes: country.toLowerCase() },
  )
  const { status, text } = await send({ fetch, timeout: PATIENCE }, { url: `${url}?${query}` })
  if (status !== 200) throw new Error(`the geocoder answered ${status}`)
  if (isPhoton) {
    const { features } = photon.parse(JSON.parse(text))
    const [longitude, latitude] =
      features.find(({ properties }) => properties.countrycode?.toUpperCase() === country)?.geometry
        .coordinates ?? []
    return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  }
  const [first] = nominatim.parse(JSON.parse(text))
  return first ? { latitude: first.lat, longitude: first.lon } : null
}
