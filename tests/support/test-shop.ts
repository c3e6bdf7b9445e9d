import type { Contents } from '#tests/support/database-contents.ts'
import { afterAll, beforeAll } from 'vitest'
import { deliveryMethods } from '#domain/delivery/carrier.ts'
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
import { ITALIAN_SHOP, SHOPS } from '#tests/support/catalogue-shops.ts'
import { onBothDatabases } from '#tests/support/database.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aPlaceOrderRequest, HOME_ADDRESS } from './order-api.ts'
import { testProvider } from '#tests/support/payments.ts'
import type { PlaceOrder } from '#domain/order/place-order.ts'

/** The ids that shops have in the test catalogue. */
const SHOP_IDS = {
  'de-de': SHOPS.de,
  'cs-cz': SHOPS.cs,
  'pl-pl': SHOPS.pl,
  'fr-ch': SHOPS.fr,
  'it-it': ITALIAN_SHOP,
}
type TestVariant = keyof typeof SHOP_IDS

const locationOf = (variant: TestVariant): ShopLocation => ({ variant, origin: 'https://shop.example' })
export const SHOP_LOCATION = locationOf('de-de')
const MINUTE = 60_000

/** A shop of the test catalogue, with its payments and the test provider. */
export type TestShop = ReturnType<typeof openTestShop>

/** Wraps each step of a process, so that a test can stop it there. */
export type AtEachStep = <T>(step: string, take: () => Promise<T>) => Promise<T>

/** The clock is fixed until a test moves it. */
export function openTestShop(
  database: Database,
  atEachStep: AtEachStep = (_, take) => take(),
  variant: TestVariant = 'de-de',
) {
  const location = locationOf(variant)
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
    shopId: SHOP_IDS[variant],
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
    location,
    /** Fills a basket with pieces of a variant, and returns the request to order it. */
    async fill(key: string, variantId: number, quantity = 1, rest: Partial<PlaceOrder> = {}) {
      await baskets.add(key, { variantId, quantity })
      return aPlaceOrderRequest(await baskets.get(key), {
        paymentKey: 'creditcard',
        ...homeIn(variant),
        ...rest,
      })
    },
    async placeOrder(request: PlaceOrder) {
      const placed = await opened.orders.place(request, location)
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

/** A home in the country of the shop, and who delivers there. */
function homeIn(variant: TestVariant): Partial<PlaceOrder> {
  const { country: countryCode } = VARIANTS[variant]
  const home = { ...HOME_ADDRESS, countryCode }
  const carrier = deliveryMethods(countryCode).find(({ kind }) => kind === 'home')?.carrier
  return {
    address: { billing: home, shipping: home, forward: null },
    ...(carrier && { carrierKey: carrier }),
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
  variant: TestVariant = 'de-de',
): void {
  onBothDatabases({ fill }, (open) => {
    let database: Database
    let shop: TestShop
    beforeAll(async () => {
      database = await open()
      shop = openTestShop(database, undefined, variant)
    })
    afterAll(() => database.close())
    suite(
      () => shop,
      () => database,
    )
  })
}
