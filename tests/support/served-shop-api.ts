import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, vi } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

/** The address of the service for clients that require https. */
const PUBLIC = 'https://shop.test'

/**
 * Serves the test catalogue over http for one test file; `origin()` is its address. Requests to https://shop.test are
 * sent there as well.
 */
export function serveShopApi(): { origin(): string } {
  let origin = ''
  let database: Database
  const server = createServer((request, response) => void listener(request, response))
  let listener = getRequestListener(() => new Response())

  beforeAll(async () => {
    database = await openEmbeddedCopy({ fill: fillCatalogue })
    listener = getRequestListener(createShopApi({ db: database.db, now: () => NOW }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const overHttp = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => overHttp(url.replace(PUBLIC, origin), init))
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await database.close()
  })
  return { origin: () => origin }
}
