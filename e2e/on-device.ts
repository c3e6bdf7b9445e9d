import { expect, type Page } from './visitor.ts'

/**
 * Watches a page that is open. What it gives expects that the page has kept nothing since, in its browser or address, and that no request could tell what
 * an instrument saw.
 */
export async function keepsNothing(page: Page): Promise<() => Promise<void>> {
  const told = await requestsThatTell(page)
  const before = await keptBy(page)
  return async () => {
    expect(told).toEqual([])
    expect(await keptBy(page)).toEqual(before)
  }
}

/** All that a page can keep in a browser, and its address. */
async function keptBy(page: Page) {
  const kept = await page.evaluate(async () => ({
    address: location.pathname + location.search,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
  return { ...kept, cookies: await page.context().cookies() }
}

/**
 * The requests that could tell what an instrument sees: of other origins since the page was opened, and from now on all but those that read from the shop, with an address without
 * a query or with one that the page came with, such as that of a picture, or for the menu and
 * the filters.
 */
async function requestsThatTell(page: Page): Promise<readonly string[]> {
  const own = new URL(page.url()).origin
  // An instrument may lie over a page.
  const documents = await Promise.all(page.frames().map((frame) => frame.content()))
  const came = documents.join('').replaceAll('&amp;', '&')
  const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate(loadedAddresses)))
  const found = loaded.flat().filter((address) => new URL(address).origin !== own)
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    const isKnown = /^(?:\?fragment=(?:menu|filters))?$/.test(search) || came.includes(pathname + search)
    if (request.method() !== 'GET' || origin !== own || !isKnown)
      found.push(`${request.method()} ${request.url()}`)
  })
  page.on('websocket', (socket) => found.push(socket.url()))
  return found
}

const loadedAddresses = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** The requests for models of faces and for the worker that runs them. */
export function requestsForModels(page: Page): readonly string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/face-')) found.push(request.url())
  })
  return found
}
