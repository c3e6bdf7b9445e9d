import { afterAll, beforeAll } from 'vitest'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/db.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'

/** Read by zod, or compared. */
type Answer = { status: number; body: unknown }

/** Asks the service through its door; the German shop unless the path names another. */
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>

/** Runs a suite against the service over the small catalogue, on both databases. What goes wrong inside fails the test. */
export function onShopApi(suite: (ask: Ask, database: () => Database) => void): void {
  onBothDatabases((open) => {
    let database: Database
    let api: (request: Request) => Promise<Response>
    let fault: unknown

    beforeAll(async () => {
      database = await open()
      await fillCatalogue(database.db)
      api = createShopApi({ db: database.db, now: () => NOW, report: (error) => (fault = error) })
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
