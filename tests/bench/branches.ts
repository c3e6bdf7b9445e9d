import type { Browser } from 'playwright'
import towns from '#domain/branch/towns.json' with { type: 'json' }
import { aBranch } from '#tests/support/branches.ts'
import { pageCacheRows } from './page-cache.ts'
import { perSecond } from './per-second.ts'
import { median, phone } from './phone.ts'
import { atMost, type Row } from './table.ts'
import { listingPaths, WARM_UP } from './uncached.ts'

const FINDER = '/de-de/niederlassungen/'
const BRANCH = '/de-de/niederlassungen/hamburg/1001/'
const ROUNDS = 5
const MANY = 10_000
const CONNECTIONS = 16
/** The number of pages requested of each kind, each once; as many of others as in the rows of uncached pages come first, as a warm-up. */
const PAGES = 300

/** The page of a branch from the cache, and the map on a slow phone: from the press until its marks stand, and all bytes for it. */
export async function branchRows(browser: Browser, origin: string): Promise<Row[]> {
  const opened: { ready: number; bytes: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) opened.push(await openMap(browser, origin))
  return [
    ...(await pageCacheRows(origin, BRANCH, 'cached page of a branch')),
    atMost(
      'map of branches after the press, slow phone',
      median(opened.map((each) => each.ready)),
      1500,
      'ms',
    ),
    atMost(
      'map of branches with its shapes, compressed',
      median(opened.map((each) => each.bytes)) / 1024,
      100,
      'KB',
    ),
  ]
}

async function openMap(browser: Browser, origin: string): Promise<{ ready: number; bytes: number }> {
  const { page, close } = await phone(browser, origin, 'slow')
  await page.goto(FINDER)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const button = page.locator('[data-open-map]')
  await button.scrollIntoViewIfNeeded()
  // Whoever scrolls gets what they may open next; the press of the map comes after it.
  await page.waitForFunction(areModulesLoaded)
  await session.send('Network.enable')
  await page.evaluate(watch)
  await button.tap()
  const ready = await page.evaluate(() => globalThis.mapReady)
  await page.waitForLoadState('networkidle')
  await close()
  return { ready, bytes }
}

declare global {
  var mapReady: Promise<number>
}

/** Runs in the page. */
function areModulesLoaded(): boolean {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  return modules.length > 0 && modules.every(({ href }) => loaded.has(href))
}

/** Runs in the page. What a frame callback sees is painted right after it. */
function watch(): void {
  globalThis.mapReady = new Promise((done) => {
    document.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('[data-map] .leaflet-marker-icon')
            ? setTimeout(() => done(performance.now() - timeStamp))
            : requestAnimationFrame(look)
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
}

/** Searches for towns among ten thousand branches, against listings with filters; neither comes from the cache. The branches stay. */
export async function manyBranchRows(origin: string, shopApi: string): Promise<Row[]> {
  await importMany(shopApi)
  const { hostname: host, port } = new URL(origin)
  const round = (paths: string[]) => perSecond({ host, port: Number(port), paths, connections: CONNECTIONS })
  const names = towns.DE.map(([name]) => encodeURIComponent(String(name)))
  const searches = (from: number, count: number) =>
    names.slice(from, from + count).map((name) => `${FINDER}?term=${name}`)
  await round([...listingPaths('reduction-desc', WARM_UP), ...searches(0, WARM_UP)])
  const listing = await round(listingPaths('new-desc', PAGES))
  const search = await round(searches(WARM_UP, PAGES))
  return [atMost(`search for a town among ${MANY} branches, against a listing`, listing / search, 2, '×')]
}

/** In the towns of the country, in turn, each a street away from the one before. */
async function importMany(shopApi: string): Promise<void> {
  const branches = Array.from({ length: MANY }, (_, index) => {
    const [city, latitude, longitude] = towns.DE[index % towns.DE.length] ?? []
    const away = Math.floor(index / towns.DE.length) / 200
    return aBranch({
      id: index + 1,
      city: String(city),
      zip: String(10_000 + index),
      latitude: Number(latitude) + away,
      longitude: Number(longitude) + away,
    })
  })
  const response = await fetch(`${shopApi}/v1/branches`, {
    method: 'PUT',
    headers: { 'x-access-token': 'local', 'x-shop-id': '10001', 'content-type': 'application/json' },
    body: JSON.stringify({ branches, replace: true }),
  })
  if (!response.ok) throw new Error(`import: ${response.status} ${await response.text()}`)
}
