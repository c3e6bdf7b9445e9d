import { afterAll, beforeAll } from 'vitest'
import type { VariantCode } from '#i18n/variants.ts'
import { CHECKOUT_MIGRATIONS, createCheckoutDrafts } from '#modules/checkout/checkout-drafts.ts'
import {
  CONFIGURATOR_MIGRATIONS,
  createConfiguratorDrafts,
} from '#modules/configurator/configurator-drafts.ts'
import { createShopApi } from '#shop-api/app.ts'
import { type Database, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { SHOPS } from '#tests/support/catalogue-shops.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import type { Contents } from '#tests/support/database-contents.ts'
import type { ShopApiFetch } from '#tests/support/shop-api.ts'
import { createShopper, overStandIns } from '#tests/support/shopper.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** A shop under attack: browsers at its door, and its Shop API as trusted callers reach it. */
export type AttackedShop = {
  browser(variant?: VariantCode): ReturnType<typeof createShopper>
  ask: ShopApiFetch
  /** What the server and the Shop API have logged as failed since this was last called. */
  faults(): string[]
}

const MANY = 1_000_000
const UNLIMITED = { visitor: MANY, newcomers: MANY, address: MANY, codes: MANY, codesOfAddress: MANY }

/** Runs a suite on both databases. */
export function onAttackedShop(
  suite: (shop: () => AttackedShop) => void,
  fill: Contents['fill'] & {} = fillTypedCatalogue,
): void {
  onBothDatabases(
    { fill, tables: [SHOP_MIGRATIONS, CHECKOUT_MIGRATIONS, CONFIGURATOR_MIGRATIONS] },
    (open) => {
      let database: Database
      let server: Awaited<ReturnType<typeof startTestServer>>
      let shop: AttackedShop

      beforeAll(async () => {
        database = await open()
        const { db } = database
        const faults: string[] = []
        const api = createShopApi({ db, now: () => NOW, onError: (error) => void faults.push(String(error)) })
        server = await startTestServer({
          shopApi: overStandIns(api),
          timeout: 10_000,
          limits: UNLIMITED,
          overrides: {
            checkoutDrafts: createCheckoutDrafts(
              async () => db,
              () => NOW,
            ),
            configuratorDrafts: createConfiguratorDrafts(
              async () => db,
              () => NOW,
            ),
          },
        })
        shop = {
          browser: (variant) => createShopper(server, variant),
          async ask(path, init) {
            const url = new URL(path, 'http://shop')
            if (!url.searchParams.has('shopId')) url.searchParams.set('shopId', String(SHOPS.de))
            const response = await api(new Request(url, init))
            return { status: response.status, body: JSON.parse((await response.text()) || 'null') }
          },
          faults: () => [
            ...faults.splice(0),
            ...server.logLines.splice(0).filter((line) => /^(?:error|warn): an? .*\bfailed$/.test(line)),
          ],
        }
      })
      afterAll(async () => {
        await server[Symbol.asyncDispose]()
        await database.close()
      })
      suite(() => shop)
    },
  )
}
