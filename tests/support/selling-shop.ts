import { afterAll, beforeAll } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { createBasketClient } from '#server/clients/shop-api/baskets.ts'
import { createOrderBooks } from '#server/clients/shop-api/orders.ts'
import type { Place } from '#server/clients/order-client.ts'
import { createPayments } from '#server/payment/payments.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/db.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { listeningLog } from '#tests/support/log.ts'
import { aPress } from '#tests/support/orderer.ts'
import { testProvider } from '#tests/support/payments.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'

export const HERE: Place = { variant: 'de-de', origin: 'https://shop.example' }
const MINUTE = 60_000

/** What a suite has to do with: the German shop of the small catalogue, its till, and the provider that it asks. */
export type SellingShop = ReturnType<typeof openShop>

/** The clock stands until a test moves it. */
export function openShop(database: Database) {
  let time = NOW.getTime()
  const now = () => new Date(time)
  const bank = testProvider()
  const { log, lines } = listeningLog()
  const api = createShopApi({ db: database.db, now, report: (error) => log.error({ error }, 'fault') })
  const access = {
    http: { fetch: api, timeout: 20_000 },
    baseUrl: 'http://shop',
    auth: { kind: 'token' as const, token: 'local' },
    // The test catalogue has numbers of its own.
    shopId: VARIANTS['de-de'].shopId - 10_000,
  }
  const books = createOrderBooks(() => access)
  const baskets = createBasketClient(access)
  const opened = createPayments({
    books,
    provider: bank.provider,
    sandbox: undefined,
    secret: 'a-secret',
    now,
    log,
  })

  return {
    ...opened,
    ...bank,
    books,
    baskets,
    lines,
    /** A basket with pieces of a variant, and the press of the button by somebody who has seen it. */
    async fill(key: string, variantId: number, quantity = 1, rest: Partial<PlaceOrder> = {}) {
      await baskets.add(key, { variantId, quantity })
      return aPress(await baskets.get(key), { paymentKey: 'creditcard', ...rest })
    },
    async press(request: PlaceOrder) {
      const placed = await opened.orders.place(request, HERE)
      if (placed.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed)}`)
      const { payment } = (await books.byId(placed.order.id)) ?? {}
      if (!payment) throw new Error('not written down')
      return { ...placed, payment, reference: `ref-${payment.id}` }
    },
    hear: (paymentId: string, proof = 'right') =>
      opened.payments.hear({ headers: new Headers({ proof }), body: paymentId }),
    stockOf: async (variantId: number) => {
      const response = await api(new Request(`http://shop/v1/variants?shopId=1&ids=${variantId}`))
      const { entities } = (await response.json()) as { entities: { stock: { quantity: number } }[] }
      return entities[0]?.stock.quantity ?? 0
    },
    later: (minutes: number) => void (time += minutes * MINUTE),
  }
}

/** Runs a suite on both databases, each with a shop of its own. */
export function onSellingShop(suite: (shop: () => SellingShop, database: () => Database) => void): void {
  onBothDatabases((open) => {
    let database: Database
    let shop: SellingShop
    beforeAll(async () => {
      database = await open()
      await fillCatalogue(database.db)
      shop = openShop(database)
    })
    afterAll(() => database.close())
    suite(
      () => shop,
      () => database,
    )
  })
}
