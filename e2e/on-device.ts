import type { Page } from './visitor.ts'

/** All that a page can keep in a browser, and its address. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    address: location.href,
    cookies: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))

/**
 * The requests that could tell what an instrument sees: of other origins since the page was opened, and from now on all but those that read from the shop, with an address without
 * a query or with one that the page came with, such as that of a picture.
 */
export async function requestsThatTell(page: Page): Promise<readonly string[]> {
  const own = new URL(page.url()).origin
  // An instrument may lie over a page.
  const documents = await Promise.all(page.frames().map((frame) => frame.content()))
  const came = documents.join('').replaceAll('&amp;', '&')
  const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate(loadedAddresses)))
  const found = loaded.flat().filter((address) => new URL(address).origin !== own)
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    const isKnown = search === '' || came.includes(pathname + search)
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
