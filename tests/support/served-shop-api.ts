import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, vi } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/db.ts'
import { openDatabase } from '#shop-api/db.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'

/** Where clients that speak https alone believe the service to be. */
const PUBLIC = 'https://shop.test'

/** Serves the small catalogue over http for one test file; `origin()` is where. Requests to https://shop.test get there as well. */
export function serveShopApi(): { origin(): string } {
  let origin = ''
  let database: Database
  const server = createServer((request, response) => void listener(request, response))
  let listener = getRequestListener(() => new Response())

  beforeAll(async () => {
    database = await openDatabase({})
    await fillCatalogue(database.db)
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
