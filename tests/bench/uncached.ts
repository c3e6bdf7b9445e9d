import { emptyPage } from './empty-page.ts'
import { perSecond } from './per-second.ts'
import { atLeast, atMost, type Row } from './table.ts'

const CONNECTIONS = 16
/** The number of pages requested of each kind, each once. */
const PAGES = 300
/** The number of others that come first. */
export const WARM_UP = 700
/** The shops whose products are the warm-up. */
const NEIGHBOURS = ['de-at', 'fr-ch']

/** Pages a second of each kind, and how many empty pages take as long as one. */
const GOALS = { perSecond: 300, empty: 8 }
/** Words of the catalogue. */
const TERMS = ['panto', 'titan', 'schwarz', 'gold', 'rund', 'blau']

/** Pages rendered for each request, against an empty Astro page, which is rendered for each request as well. */
export async function uncachedRows(origin: string): Promise<Row[]> {
  const { hostname: host, port } = new URL(origin)
  const round = async (paths: string[]) =>
    perSecond({ host, port: Number(port), paths, connections: CONNECTIONS })
  const neighbours = await Promise.all(NEIGHBOURS.map((variant) => productPaths(origin, variant)))
  await round([...listingPaths('price-desc', WARM_UP), ...neighbours.flat().slice(0, WARM_UP)])
  const listing = await round(listingPaths('price-asc', PAGES))
  const product = await round((await productPaths(origin, 'de-de')).slice(0, PAGES))
  await round(searchPaths('price-desc', WARM_UP))
  const search = await round(searchPaths('price-asc', PAGES))
  const empty = await emptyPage(CONNECTIONS)
  return Object.entries({ 'listings with filters': listing, products: product, searches: search }).flatMap(
    ([what, perSecond]) => [
      atLeast(`uncached ${what}, 16 connections`, perSecond, GOALS.perSecond, 'pages/s'),
      atMost(`uncached ${what} against an empty Astro page`, empty / perSecond, GOALS.empty, '×'),
    ],
  )
}

const searchPaths = (sort: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `/de-de/search/?minPrice=${100 + index}&sort=${sort}&term=${TERMS[index % TERMS.length]}`,
  )

/** Listings with filters that nobody has asked for yet. */
export const listingPaths = (sort: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/de-de/sonnenbrillen/?minPrice=${100 + index}&sort=${sort}`)

async function productPaths(origin: string, variant: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-${variant}.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]*\/p\/[^<]*)<\/loc>/g)].map(([, address = '']) => address)
  return all.map((address) => new URL(address).pathname)
}
