import type { Contents } from '#tests/support/database-contents.ts'
import { afterAll, beforeAll } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { createAppointmentRepository } from '#clients/shop-api/appointment-repository.ts'
import { createBranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { createSubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import type { ShopLocation } from '#clients/shop-api/order-client.ts'
import { createPayments } from '#modules/payment/payments.ts'
import { createShopApi } from '#shop-api/app.ts'
import type { Database } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aPlaceOrderRequest } from './order-api.ts'
import { testProvider } from '#tests/support/payments.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'

export const SHOP_LOCATION: ShopLocation = { variant: 'de-de', origin: 'https://shop.example' }
const MINUTE = 60_000

/** The German shop of the test catalogue, with its payments and the test provider. */
export type TestShop = ReturnType<typeof openTestShop>

/** Wraps each step of a process, so that a test can stop it there. */
export type AtEachStep = <T>(step: string, take: () => Promise<T>) => Promise<T>

/** The clock is fixed until a test moves it. */
export function openTestShop(database: Database, atEachStep: AtEachStep = (_, take) => take()) {
  let time = NOW.getTime()
  const now = () => new Date(time)
  const bank = testProvider()
  const { log, lines } = recordingLog()
  const api = createShopApi({
    db: inSteps(database.db, atEachStep),
    now,
    onError: (error) => log.error({ error }, 'fault'),
  })
  const access = {
    http: {
      fetch: (request: Request) => atEachStep(new URL(request.url).pathname, async () => api(request)),
      timeout: 20_000,
    },
    baseUrl: 'http://shop',
    auth: { kind: 'token' as const, token: 'local' },
    // The test catalogue has shop ids of its own.
    shopId: VARIANTS['de-de'].shopId - 10_000,
  }
  const orderRepository = createOrderRepository(() => access)
  const subscriptions = createSubscriptionRepository(() => access)
  const baskets = createBasketClient(access)
  const opened = createPayments({
    orderRepository,
    provider: {
      ...bank.provider,
      chargeMandate: (...charge) => atEachStep('charge', () => bank.provider.chargeMandate(...charge)),
      capture: (reference) => atEachStep('capture', () => bank.provider.capture(reference)),
    },
    sandbox: undefined,
    secret: 'a-secret',
    now,
    log,
  })

  return {
    ...opened,
    ...bank,
    orderRepository,
    subscriptions,
    branchOrders: createBranchOrderRepository(() => access),
    appointments: createAppointmentRepository(() => access),
    baskets,
    lines,
    /** Fills a basket with pieces of a variant, and returns the request to order it. */
    async fill(key: string, variantId: number, quantity = 1, rest: Partial<PlaceOrder> = {}) {
      await baskets.add(key, { variantId, quantity })
      return aPlaceOrderRequest(await baskets.get(key), { paymentKey: 'creditcard', ...rest })
    },
    async placeOrder(request: PlaceOrder) {
      const placed = await opened.orders.place(request, SHOP_LOCATION)
      if (placed.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed)}`)
      const { payment } = (await orderRepository.byId(placed.order.id)) ?? {}
      if (!payment) throw new Error('not recorded')
      return { ...placed, payment, reference: `ref-${payment.id}` }
    },
    sendWebhook: (paymentId: string, proof = 'right') =>
      opened.payments.handleWebhook({ headers: new Headers({ proof }), body: paymentId }),
    stockOf: async (variantId: number) => {
      const response = await api(new Request(`http://shop/v1/variants?shopId=1&ids=${variantId}`))
      const { entities } = (await response.json()) as { entities: { stock: { quantity: number } }[] }
      return entities[0]?.stock.quantity ?? 0
    },
    now,
    advanceMinutes: (minutes: number) => void (time += minutes * MINUTE),
  }
}

/** Each transaction and each statement that writes is a step. */
const inSteps = (db: Database['db'], atEachStep: AtEachStep): Database['db'] =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const call = value.bind(target)
      return name === 'transaction' || name === 'execute'
        ? (...rest: unknown[]) => atEachStep(name, () => call(...rest))
        : call
    },
  })

/** Runs a suite on both databases, each with a shop of its own. */
export function onTestShop(
  suite: (shop: () => TestShop, database: () => Database) => void,
  fill: Contents['fill'] & {} = fillCatalogue,
): void {
  onBothDatabases({ fill }, (open) => {
    let database: Database
    let shop: TestShop
    beforeAll(async () => {
      database = await open()
      shop = openTestShop(database)
    })
    afterAll(() => database.close())
    suite(
      () => shop,
      () => database,
    )
  })
}
