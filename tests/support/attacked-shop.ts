import { afterAll, beforeAll } from 'vitest'
import type { VariantCode } from '#i18n/variants.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'
import { createShopper, overStandIns } from '#tests/support/shopper.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** A shop under attack: browsers at its door, and its Shop API as trusted callers reach it. */
export type AttackedShop = {
  browser(variant?: VariantCode): ReturnType<typeof createShopper>
  ask: ShopApiFetch
}

/** Runs a suite on both databases. */
export function onAttackedShop(suite: (shop: () => AttackedShop) => void): void {
  onBothDatabases({ fill: fillTypedCatalogue }, (open) => {
    let database: Database
    let server: Awaited<ReturnType<typeof startTestServer>>
    let shop: AttackedShop

    beforeAll(async () => {
      database = await open()
      const api = createShopApi({ db: database.db, now: () => NOW })
      server = await startTestServer({
        shopApi: overStandIns(api),
        timeout: 10_000,
        limits: { visitor: 10_000 },
      })
      shop = {
        browser: (variant) => createShopper(server, variant),
        async ask(path, init) {
          const url = new URL(path, 'http://shop')
          if (!url.searchParams.has('shopId')) url.searchParams.set('shopId', String(SHOPS.de))
          const response = await api(new Request(url, init))
          return { status: response.status, body: JSON.parse((await response.text()) || 'null') }
        },
      }
    })
    afterAll(async () => {
      await server[Symbol.asyncDispose]()
      await database.close()
    })
    suite(() => shop)
  })
}
