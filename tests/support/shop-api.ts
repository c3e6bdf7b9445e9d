import { afterAll, beforeAll } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import type { Contents } from '#tests/support/database-contents.ts'

/** Parsed by zod, or compared. */
type Answer = { status: number; body: unknown }

/** Sends a request to the service; the German shop unless the path names another. */
export type ShopApiFetch = (path: string, init?: RequestInit) => Promise<Answer>

/** Runs a suite against the service over the test catalogue, on both databases. Internal errors fail the test. */
export function onShopApi(
  suite: (ask: ShopApiFetch, database: () => Database) => void,
  contents: Contents = { fill: fillCatalogue },
): void {
  onBothDatabases(contents, (open) => {
    let database: Database
    let api: (request: Request) => Promise<Response>
    let fault: unknown

    beforeAll(async () => {
      database = await open()
      api = createShopApi({ db: database.db, now: () => NOW, onError: (error) => (fault = error) })
    })
    afterAll(() => database.close())

    suite(
      async (path, init) => {
        const url = new URL(path, 'http://shop')
        const names =
          ['shopId', 'countryCode'].some((name) => url.searchParams.has(name)) ||
          new Headers(init?.headers).has('x-shop-id')
        const search = names ? url.search : `${url.search}${url.search === '' ? '?' : '&'}shopId=1`
        fault = undefined
        const response = await api(new Request(`${url.origin}${url.pathname}${search}`, init))
        if (fault !== undefined) throw fault
        const text = await response.text()
        return { status: response.status, body: text === '' ? null : JSON.parse(text) }
      },
      () => database,
    )
  })
}
