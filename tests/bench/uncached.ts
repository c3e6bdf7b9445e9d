import { emptyPage } from './empty-page.ts'
import { perSecond } from './per-second.ts'
import { atLeast, atMost, type Row } from './table.ts'

const CONNECTIONS = 16
/** Of both kinds there are so many that nobody has asked for. */
const PAGES = 450
const WARM_UP = 150

/** What the best of the peers make on such a machine. */
const PEERS = { listing: 173, product: 183 }

/** Pages that are made for this request, against an Astro page without anything on it, which is made for each as well. */
export async function uncachedRows(origin: string): Promise<Row[]> {
  const { hostname: host, port } = new URL(origin)
  const round = async (paths: string[]) =>
    perSecond({ host, port: Number(port), paths, connections: CONNECTIONS })
  const listings = listingPaths()
  const products = await productPaths(origin)
  await round([...listings.slice(0, WARM_UP), ...products.slice(0, WARM_UP)])
  const listing = await round(listings.slice(WARM_UP))
  const product = await round(products.slice(WARM_UP))
  const empty = await emptyPage(CONNECTIONS)
  return [
    atLeast('uncached listings with filters, 16 connections', listing, PEERS.listing, 'pages/s'),
    atLeast('uncached products, 16 connections', product, PEERS.product, 'pages/s'),
    atMost('uncached listing with filters against an empty Astro page', empty / listing, 10, '×'),
    atMost('uncached product against an empty Astro page', empty / product, 6, '×'),
  ]
}

const listingPaths = () =>
  Array.from({ length: PAGES }, (_, index) => `/de-de/sonnenbrillen/?minPrice=${100 + index}&sort=price-asc`)

async function productPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-de-de.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]*\/p\/[^<]*)<\/loc>/g)].map(([, address = '']) => address)
  return all.slice(0, PAGES).map((address) => new URL(address).pathname)
}
