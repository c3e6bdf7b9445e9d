import { VARIANTS } from '#i18n/variants.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { createBasketClient } from '#clients/shop-api/baskets.ts'
import { createSubscriptionRepository } from '#clients/shop-api/subscription-repository.ts'
import { createPayments } from '#modules/payment/payments.ts'
import { renewDue } from '#modules/subscription/renewals.ts'
import { createShopApi } from '#shop-api/app.ts'
import { type Database, openDatabase, SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { recordingLog } from '#tests/support/log.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { testProvider } from '#tests/support/payments.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'
import { atMost, type Row } from './table.ts'

const CARE = 100
/** Before the measurement, so that what is loaded once does not count. */
const WARM = 100

/**
 * Deliveries that are due on one day: each is ordered and paid by mandate, on a Postgres server. The memory is what the process has more at its peak
 * than after the first hundred. None without a server.
 */
export async function renewalRows(deliveries = 10_000): Promise<Row[]> {
  const programs = await postgresPrograms()
  if (programs === null) return []
  const cluster = await startCluster(programs)
  const database = await openDatabase({ url: cluster.url, tables: [SHOP_MIGRATIONS] })
  try {
    await fillTypedCatalogue(database.db)
    const { advanceTo, renew, dueOn } = await subscribers(database, deliveries + WARM)
    advanceTo(await dueOn())
    await renew(() => false)
    advanceTo(await dueOn())
    let done = 0
    let base = 0
    let peak = 0
    let begun = 0
    await renew(() => {
      done += 1
      if (done === WARM) [base, begun] = [residentMegabytes(), performance.now()]
      if (done % 50 === 0) peak = Math.max(peak, residentMegabytes())
      return false
    })
    const seconds = (performance.now() - begun) / 1000
    const what = `${deliveries.toLocaleString('en')} due deliveries, ordered and paid`
    return [atMost(what, seconds, 900, 's'), atMost(`${what}: memory`, peak - base, 100, 'MB')]
  } finally {
    await database.close()
    await cluster.stop()
  }
}

const residentMegabytes = (): number => process.memoryUsage().rss / 1024 / 1024

/** A shop with so many active subscriptions to lens care, all due on the same day, and its job. */
async function subscribers({ db }: Database, count: number) {
  let time = NOW.getTime()
  const now = () => new Date(time)
  const { log } = recordingLog()
  const access = {
    http: { fetch: createShopApi({ db, now }), timeout: 60_000 },
    baseUrl: 'http://shop',
    auth: { kind: 'token' as const, token: 'local' },
    shopId: VARIANTS['de-de'].shopId - 10_000,
  }
  const baskets = createBasketClient(access)
  const orderRepository = createOrderRepository(() => access)
  const repository = createSubscriptionRepository(() => access)
  const { orders, payments } = createPayments({
    orderRepository,
    provider: testProvider().provider,
    sandbox: undefined,
    secret: 'a-secret',
    now,
    log,
  })
  await db.execute(`update stock set quantity = ${4 * count} where variant_id = ${CARE}`)
  const customData = {
    pricePromotionKey: 'subscription',
    subscriptionDefinition: { subscriptionInterval: '1', subscriptionDeliveryDate: 1 },
  }
  await baskets.add('first', { variantId: CARE, quantity: 1, customData })
  const request = aPlaceOrderRequest(await baskets.get('first'), {
    customer: { id: 'first', email: 'first@example.com' },
  })
  const placed = await orders.place(request, { variant: 'de-de', origin: 'https://shop.example' })
  if (placed.kind !== 'placed') throw new Error(`not placed: ${placed.kind}`)
  const first = `${placed.order.id}-1`
  const id = `'1' || lpad(n::text, 11, '0') || '-1'`
  await db.execute(
    `insert into subscription select ${id}, order_id, shop_id, customer_id, status, due_on, false, 'mandate',
       document || jsonb_build_object('id', ${id}, 'paymentKey', 'creditcard', 'letters', '[]'::jsonb)
     from subscription, generate_series(1, ${count}) n where id = '${first}'`,
  )
  return {
    advanceTo: (day: string) => void (time = Date.parse(`${day}T06:00:00Z`)),
    dueOn: async () => (await repository.byId(first))?.subscription.dueOn ?? '',
    /** Runs the job; `each` hears of every delivery. */
    renew: (each: () => unknown) =>
      renewDue({
        subscriptions: {
          due: repository.due,
          async renew(of) {
            each()
            return repository.renew(of)
          },
        },
        openWithdrawals: async () => [],
        payments,
        async sendLetters() {},
        log,
      }),
  }
}
