import { emptyPage } from './empty-page.ts'
import { perSecond } from './per-second.ts'
import { atLeast, atMost, type Row } from './table.ts'

const CONNECTIONS = 16
/** The number of pages requested of each kind, each once; the same number of others comes first, as a warm-up. */
const PAGES = 300
const WARM_UP = 700
/** The shops whose products are the warm-up. */
const NEIGHBOURS = ['de-at', 'fr-ch']

/** The best results of comparable shops on such a machine. */
const PEERS = { listing: 173, product: 183 }

/** Pages rendered for each request, against an empty Astro page, which is rendered for each request as well. */
export async function uncachedRows(origin: string): Promise<Row[]> {
  const { hostname: host, port } = new URL(origin)
  const round = async (paths: string[]) =>
    perSecond({ host, port: Number(port), paths, connections: CONNECTIONS })
  const neighbours = await Promise.all(NEIGHBOURS.map((variant) => productPaths(origin, variant)))
  await round([...listingPaths('price-desc', WARM_UP), ...neighbours.flat().slice(0, WARM_UP)])
  const listing = await round(listingPaths('price-asc', PAGES))
  const product = await round((await productPaths(origin, 'de-de')).slice(0, PAGES))
  const empty = await emptyPage(CONNECTIONS)
  return [
    atLeast('uncached listings with filters, 16 connections', listing, PEERS.listing, 'pages/s'),
    atLeast('uncached products, 16 connections', product, PEERS.product, 'pages/s'),
    atMost('uncached listing with filters against an empty Astro page', empty / listing, 10, '×'),
    atMost('uncached product against an empty Astro page', empty / product, 6, '×'),
  ]
}

const listingPaths = (sort: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/de-de/sonnenbrillen/?minPrice=${100 + index}&sort=${sort}`)

async function productPaths(origin: string, variant: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-${variant}.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]*\/p\/[^<]*)<\/loc>/g)].map(([, address = '']) => address)
  return all.map((address) => new URL(address).pathname)
}
