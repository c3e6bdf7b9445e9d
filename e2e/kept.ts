import { expect, type Page } from './visitor.ts'

/** What a page has kept on the device. */
async function keptOn(page: Page) {
  const stores = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
  return { ...stores, cookies: await page.context().cookies() }
}

/** Watches a page that is open. What it gives expects that the page has kept nothing since, has asked no other origin, and has sent nothing. */
export async function keepsNothing(page: Page): Promise<() => Promise<void>> {
  const { origin } = new URL(page.url())
  const sent: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.method() !== 'GET' || url.origin !== origin) sent.push(`${request.method()} ${url}`)
  })
  const before = await keptOn(page)
  return async () => {
    expect(sent).toEqual([])
    expect(await keptOn(page)).toEqual(before)
  }
}
